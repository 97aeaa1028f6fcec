import { expect, test } from "../support/journey";
import { isShown } from "../support/shown";
import { fonts, loadedFonts } from "../support/visitor-sees";

const sections = [
  "hero",
  "painPoints",
  "howItWorks",
  "mapPack",
  "timeline",
  "pricing",
  "testimonials",
  "form",
  "faq",
  "closing",
] as const;

for (const width of [500, 1280]) {
  test(`The landing page can be read from top to bottom, ${width} px wide`, async ({
    visitor,
    content,
  }) => {
    await visitor.resize(width, 800);
    await visitor.open();
    for (const name of sections.filter(isShown)) {
      const heading = { role: "heading", name: content[name].heading };
      await visitor.scrollTo(heading);
      await visitor.expectInView(heading);
    }
    const { plans } = content.pricing;
    for (const { name } of plans)
      await visitor.expect({ role: "heading", name, within: "#pricing" });
    const email = { role: "link", name: content.site.supportEmail };
    await visitor.expect({ ...email, within: "footer" });
    expect(await visitor.run(overflow)).toBe(0);
  });
}

test("The landing page has its own fonts and its colours", async ({
  visitor,
}) => {
  await visitor.open();
  await expect
    .poll(() => visitor.run(loadedFonts))
    .toEqual(expect.arrayContaining(fonts));
  const seen = await visitor.run(looks);
  expect(seen.heading).toMatch(/^"?Besley/);
  expect(seen.button).toBe(seen.accent);
});

const overflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What only the style sheet can have made so. */
function looks() {
  const button = document.querySelector("#hero a")!;
  const eyebrow = document.querySelector("#hero p")!;
  return {
    heading: getComputedStyle(document.querySelector("h1")!).fontFamily,
    button: getComputedStyle(button).backgroundColor,
    accent: getComputedStyle(eyebrow).color,
  };
}
