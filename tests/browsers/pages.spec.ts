import { expect, test } from "../support/journey";
import { isShown } from "../support/shown";
import { fonts, loadedFonts } from "../support/visitor-sees";

const sections = [
  ...(["hero", "painPoints", "howItWorks", "mapPack", "timeline"] as const),
  ...(["pricing", "testimonials", "form", "faq", "closing"] as const),
].filter(isShown);

// Not every browser has a window of less than 500 px.
for (const width of [500, 1280])
  test(`The landing page can be read from top to bottom, ${width} px wide, in its own fonts`, async ({
    visitor,
    content,
  }) => {
    await visitor.resize(width, 800);
    await visitor.open();
    for (const name of sections) {
      const heading = { role: "heading", name: content[name].heading };
      await visitor.scrollTo(heading);
      await visitor.expectInView(heading);
    }
    expect(await visitor.run(overflow)).toBe(0);
    await expect
      .poll(() => visitor.run(loadedFonts))
      .toEqual(expect.arrayContaining(fonts));
    const { button, accent } = await visitor.run(colors);
    expect(button).toBe(accent);
  });

test("A link to the policy keeps the document, and the back button returns to where the visitor was", async ({
  visitor,
  content: { site, policies },
}) => {
  const privacy = { role: "link", name: site.footer.privacy, within: "footer" };
  await visitor.open();
  await visitor.run(() => void Object.assign(window, { sameDocument: true }));
  await visitor.click(privacy);
  await visitor.expectAddress("/privacy-policy");
  await visitor.expectInView({ role: "heading", name: policies[0]!.heading });
  await visitor.back();
  await visitor.expectAddress("/");
  await visitor.expectInView(privacy);
  expect(await visitor.run(() => "sameDocument" in window)).toBe(true);
});

test("The bar leads to each section, below itself, and its logo to the top, from the policy as well", async ({
  visitor,
  content,
}) => {
  const { site, hero, howItWorks, pricing, form } = content;
  const { links, home } = site.nav;
  await visitor.open();
  for (const [index, { heading }] of [howItWorks, pricing, form].entries()) {
    const { label, target } = links[index]!;
    await visitor.click({ role: "link", name: label, within: "header" });
    await visitor.expectAddress(`/#${target}`);
    await visitor.expectInView({ role: "heading", name: heading });
  }
  await visitor.click({ role: "link", name: home });
  await visitor.expectInView({ role: "heading", name: hero.heading });
  expect(await visitor.run(() => scrollY)).toBe(0);

  await visitor.open("/privacy-policy");
  const { label, target } = links[1]!;
  await visitor.click({ role: "link", name: label, within: "header" });
  await visitor.expectAddress(`/#${target}`);
  await visitor.expectInView({ role: "heading", name: pricing.heading });
});

test("An address that does not exist says so, and leads home", async ({
  visitor,
  content: { hero, notFound },
}) => {
  visitor.allow(/404 \(Not Found\)/);
  await visitor.open("/no/such/page");
  await visitor.expectInView({ role: "heading", name: notFound.heading });
  await visitor.expectAddress("/no/such/page");
  await visitor.click({ role: "link", name: notFound.link });
  await visitor.expectInView({ role: "heading", name: hero.heading });
});

const overflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The same color, from the theme, in two places. */
function colors() {
  const button = document.querySelector("#hero button")!;
  const eyebrow = document.querySelector("#hero p")!;
  return {
    button: getComputedStyle(button).backgroundColor,
    accent: getComputedStyle(eyebrow).color,
  };
}
