import { expect, test, type Content } from "../support/journey";

const partsOf = ({ site, hero, policies }: Content) => ({
  home: { role: "link", name: site.nav.home },
  privacy: { role: "link", name: site.footer.privacy, within: "footer" },
  landing: { role: "heading", name: hero.heading },
  policy: { role: "heading", name: policies[0]!.heading },
});

test("A link to the policy changes the page without loading it anew, and the back button returns to where the visitor was", async ({
  visitor,
  content,
}) => {
  await visitor.open();
  const { privacy, policy } = partsOf(content);
  await visitor.run(() => void Object.assign(window, { sameDocument: true }));
  await visitor.click(privacy);
  await visitor.expectAddress("/privacy-policy");
  await visitor.expectInView(policy);
  expect(await visitor.run(() => document.title)).toContain(
    content.policies[0]!.title,
  );
  await visitor.back();
  await visitor.expectAddress("/");
  await visitor.expectInView(privacy);
  expect(await visitor.run(() => "sameDocument" in window)).toBe(true);
});

test("The bar leads to each section, below itself, and its logo back to the top", async ({
  visitor,
  content,
}) => {
  await visitor.open();
  const { home, landing } = partsOf(content);
  const names = ["howItWorks", "pricing", "form"] as const;
  const { links } = content.site.nav;
  for (const [index, { label, target }] of links.entries()) {
    await visitor.click({ role: "link", name: label, within: "header" });
    await visitor.expectAddress(`/#${target}`);
    const { heading } = content[names[index]!];
    await visitor.expectInView({ role: "heading", name: heading });
  }
  await visitor.click(home);
  await visitor.expectAddress("/");
  await visitor.expectInView(landing);
  expect(await visitor.run(() => scrollY)).toBe(0);
});

test("The bar of the policy leads to a section of the landing page, and its logo to the top of it", async ({
  visitor,
  content,
}) => {
  const { home, landing, policy } = partsOf(content);
  await visitor.open("/privacy-policy");
  await visitor.expectInView(policy);
  const { label, target } = content.site.nav.links[1]!;
  await visitor.click({ role: "link", name: label, within: "header" });
  await visitor.expectAddress(`/#${target}`);
  await visitor.expectInView({
    role: "heading",
    name: content.pricing.heading,
  });
  await visitor.back();
  await visitor.expectAddress("/privacy-policy");
  await visitor.expectInView(policy);
  await visitor.click(home);
  await visitor.expectAddress("/");
  await visitor.expectInView(landing);
});

test("An address with a section opens at the section, and the bar is solid there", async ({
  visitor,
  content,
}) => {
  const { landing } = partsOf(content);
  await visitor.open("/");
  await visitor.expectInView(landing);
  const transparent = await visitor.run(barColour);
  await visitor.open("/privacy-policy");
  await visitor.open("/#pricing");
  await visitor.expectInView({
    role: "heading",
    name: content.pricing.heading,
  });
  await expect.poll(() => visitor.run(barColour)).not.toBe(transparent);
});

const barColour = () =>
  getComputedStyle(document.querySelector("header")!).backgroundColor;

test("The policy fetches ahead what the landing page needs", async ({
  visitor,
}) => {
  await visitor.open("/privacy-policy");
  await expect.poll(() => visitor.run(fetchedAhead)).toBe(true);
});

const fetchedAhead = () =>
  performance
    .getEntriesByType("resource")
    .some(({ name }) => name.endsWith("/page-data/index/page-data.json"));
