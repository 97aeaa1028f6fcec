import { test } from "../support/journey";

test("The menu opens and closes by its button, by keyboard, by a click beside it and by its links", async ({
  visitor,
  content: { site, howItWorks },
}) => {
  const button = { role: "button", name: site.nav.menu };
  const { label, target } = site.nav.links[0]!;
  const link = { role: "link", name: label, within: "#menu" };
  // Not every browser has a window of less than 500 px.
  await visitor.resize(500, 800);
  await visitor.open();
  await visitor.expectNo(link);
  await visitor.press("Tab", "Tab", "Tab");
  await visitor.expect(button, { focused: true });
  await visitor.press("Enter", "Tab");
  await visitor.expect(link, { focused: true });
  await visitor.press("Escape");
  await visitor.expectNo(link);
  await visitor.expect(button, { focused: true });
  for (const close of [
    () => visitor.click(button),
    () => visitor.clickAt(250, 780),
    () => visitor.click(link),
  ]) {
    await visitor.click(button);
    await visitor.expect(link);
    await close();
    await visitor.expectNo(link);
  }
  await visitor.expectAddress(`/#${target}`);
  await visitor.expectInView({ role: "heading", name: howItWorks.heading });
});
