import { expect, formHost, test, type Content } from "../support/journey";

const partsOf = ({ site }: Content) => ({
  opener: { role: "button", name: site.dialog.title },
  title: { role: "heading", name: site.dialog.title, within: "dialog" },
  close: { role: "button", name: site.dialog.close, within: "dialog" },
  status: { role: "status", within: "dialog" },
});

test("The button of the bar opens a dialog with the form, which keeps the focus", async ({
  visitor,
  content,
}) => {
  await visitor.open("/privacy-policy");
  const { opener, title, status } = partsOf(content);
  await visitor.expectNo(title);
  await visitor.click(opener);
  await visitor.expectInView(title);
  await visitor.expect(status, { text: content.form.status.ready });
  await visitor.expect({ role: "textbox", name: "ZIP code" }, {}, formHost);

  const places = new Set<string>();
  for (let press = 0; press < 16; press += 1) {
    await visitor.press("Tab");
    places.add(await visitor.run(focusPlace));
  }
  // Between the last element and the first, the focus is on the browser itself.
  places.delete("BODY");
  places.delete("HTML");
  expect([...places].sort()).toEqual(["in the dialog", "in the form"]);
});

test("The dialog closes by Escape, by its button and by a click beside it, and gives the focus back", async ({
  visitor,
  content,
}) => {
  await visitor.open("/privacy-policy");
  const { opener, title, close, status } = partsOf(content);
  for (const way of [
    () => visitor.press("Escape"),
    () => visitor.click(close),
    () => visitor.clickAt(640, 10),
  ]) {
    await visitor.click(opener);
    await visitor.expectInView(title);
    await visitor.expect(status, { text: content.form.status.ready });
    await way();
    await visitor.expectNo(title);
    await visitor.expect(opener, { focused: true });
    await expect.poll(() => visitor.run(frames)).toBe(0);
  }
});

const frames = () => document.querySelectorAll("iframe").length;

function focusPlace() {
  const active = document.activeElement!;
  if (active.tagName === "IFRAME") return "in the form";
  return active.closest("dialog") ? "in the dialog" : active.tagName;
}
