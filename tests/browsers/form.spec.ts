import { expect, test } from "../support/journey";

test("The form comes when the visitor comes near, and takes over the ZIP code", async ({
  visitor,
  content: { site, form },
}) => {
  await visitor.open();
  expect(await visitor.run(frames)).toEqual([]);
  const label = site.zipField.label;
  await visitor.fill(
    { role: "textbox", name: label, within: "#hero" },
    "37203",
  );
  await visitor.press("Enter");
  await visitor.expectAddress("/#form");
  const status = { role: "status", within: "#form" };
  await visitor.expect(status, { text: form.status.ready });
  expect(await visitor.run(frames)).toEqual([
    expect.stringMatching(/[?&]zip=37203\b/),
  ]);
});

test("The button of the policy's bar opens a dialog with the form, which keeps the focus, closes in three ways and gives it back", async ({
  visitor,
  content: { site, form },
}) => {
  const within = "dialog";
  const opener = { role: "button", name: site.dialog.title };
  const title = { role: "heading", name: site.dialog.title, within };
  const close = { role: "button", name: site.dialog.close, within };
  await visitor.open("/privacy-policy");
  for (const leave of [
    () => visitor.press("Escape"),
    () => visitor.click(close),
    () => visitor.clickAt(640, 10),
  ]) {
    await visitor.expectNo(title);
    await visitor.click(opener);
    await visitor.expectInView(title);
    await visitor.expect(
      { role: "status", within },
      { text: form.status.ready },
    );
    await leave();
    await visitor.expectNo(title);
    await visitor.expect(opener, { focused: true });
    await expect.poll(() => visitor.run(frames)).toEqual([]);
  }

  await visitor.click(opener);
  await visitor.expect({ role: "status", within }, { text: form.status.ready });
  const places = new Set<string>();
  for (let press = 0; press < 16; press += 1) {
    await visitor.press("Tab");
    places.add(await visitor.run(focusPlace));
  }
  // Between the last element and the first, the focus is on the browser itself.
  places.delete("BODY");
  places.delete("HTML");
  expect([...places]).toEqual(["in the dialog"]);
});

const frames = () =>
  [...document.querySelectorAll("iframe")].map(({ src }) => src);

function focusPlace() {
  const active = document.activeElement!;
  return active.closest("dialog") ? "in the dialog" : active.tagName;
}
