import { test, type Content } from "../support/journey";

// The widest at which there is a menu, since not every browser has a narrow window.
test.beforeEach(({ visitor }) => visitor.resize(500, 800));

const partsOf = ({ site: { nav }, howItWorks }: Content) => ({
  button: { role: "button", name: nav.menu },
  link: { role: "link", name: nav.links[0]!.label, within: "#menu" },
  heading: { role: "heading", name: howItWorks.heading },
});

test("The menu opens and closes by its button", async ({
  visitor,
  content,
}) => {
  await visitor.open();
  const { button, link } = partsOf(content);
  await visitor.expectNo(link);
  await visitor.click(button);
  await visitor.expect(link);
  await visitor.click(button);
  await visitor.expectNo(link);
});

test("The menu works by keyboard: its links are the next stops, and Escape gives the focus back", async ({
  visitor,
  content,
}) => {
  await visitor.open();
  const { button, link } = partsOf(content);
  await visitor.press("Tab", "Tab", "Tab");
  await visitor.expect(button, { focused: true });
  await visitor.press("Enter", "Tab");
  await visitor.expect(link, { focused: true });
  await visitor.press("Escape");
  await visitor.expectNo(link);
  await visitor.expect(button, { focused: true });
});

test("A click beside the menu closes it, and so does a link that leads down the page", async ({
  visitor,
  content,
}) => {
  await visitor.open();
  const { button, link, heading } = partsOf(content);
  await visitor.click(button);
  await visitor.expect(link);
  await visitor.clickAt(250, 780);
  await visitor.expectNo(link);
  await visitor.click(button);
  await visitor.click(link);
  await visitor.expectAddress(/#how-it-works$/);
  await visitor.expectNo(link);
  await visitor.expectInView(heading);
});
