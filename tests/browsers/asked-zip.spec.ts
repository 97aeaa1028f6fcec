import { interpolate } from "../../src/lib/figures";
import { expect, test, type Content } from "../support/journey";
import type { Visitor } from "../support/visitor";

test("A ZIP code that is only typed goes with the button at the bottom of the screen", async ({
  visitor,
  content,
}) => {
  const { site, hero, howItWorks } = content;
  await visitor.resize(390, 664);
  await visitor.open();
  const name = site.zipField.label;
  const field = { role: "textbox", name, within: "#hero" };
  await visitor.fill(field, "80202");
  await visitor.scrollTo({ role: "heading", name: howItWorks.heading });
  const button = { role: "link", name: `${hero.button} · 80202` };
  await visitor.click({ ...button, within: ".fixed" });
  await expectFormFor(visitor, content, "80202");
});

test("The ZIP code is still there after the policy and Back, and after a reload at the form", async ({
  visitor,
  content,
}) => {
  const { site, policies } = content;
  await visitor.open();
  await ask(visitor, content, "80202");
  await expectFormFor(visitor, content, "80202");

  await visitor.click({
    ...{ role: "link", name: site.footer.privacy },
    within: "footer",
  });
  await visitor.expectInView({ role: "heading", name: policies[0]!.heading });
  await visitor.back();
  await visitor.expectAddress("/#form");
  const name = interpolate(content.form.askedHeading, { zip: "80202" });
  await visitor.scrollTo({ role: "heading", name });
  await expectFormFor(visitor, content, "80202");

  await visitor.open("/#form");
  await expectFormFor(visitor, content, "80202");
});

test("A form that the visitor has touched stays when another ZIP code is asked about, and can be started over", async ({
  visitor,
  content,
}) => {
  await visitor.open();
  await ask(visitor, content, "80202");
  await expectFormFor(visitor, content, "80202");
  const { x, y } = await visitor.run(() => {
    const box = document.querySelector("#form iframe")!.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + 60 };
  });
  await visitor.clickAt(x, y);
  await expect
    .poll(() => visitor.run(() => document.activeElement?.tagName))
    .toBe("IFRAME");

  await ask(visitor, content, "60614");
  const again = {
    role: "button",
    name: interpolate(content.form.startOver, { zip: "60614" }),
  };
  await visitor.expect(again);
  await expectFormFor(visitor, content, "80202", "60614");
  await visitor.click(again);
  await expectFormFor(visitor, content, "60614");
  await visitor.expectNo(again);
});

test("A second tap on the button of the policy's bar does not close the dialog", async ({
  visitor,
  content: { site },
}) => {
  await visitor.resize(390, 664);
  await visitor.open("/privacy-policy");
  const opener = { role: "button", name: site.dialog.title };
  const { x, y } = (await visitor.look(opener))[0]!.target!;
  await visitor.clickAt(x, y);
  await visitor.clickAt(x, y);
  await visitor.expectInView({
    role: "heading",
    name: site.dialog.title,
    within: "dialog",
  });
});

async function ask(visitor: Visitor, { site }: Content, zip: string) {
  const name = site.zipField.label;
  await visitor.fill({ role: "textbox", name, within: "#hero" }, zip);
  await visitor.press("Enter");
  await visitor.expectAddress("/#form");
}

async function expectFormFor(
  visitor: Visitor,
  { form, site }: Content,
  zip: string,
  /** The one asked about last, which a form in use does not know. */
  asked = zip,
) {
  const name = interpolate(form.askedHeading, { zip: asked });
  await visitor.expectInView({ role: "heading", name });
  const status = { role: "status", within: "#form" };
  await visitor.expect(status, { text: form.status.ready });
  const frames = () =>
    [...document.querySelectorAll("iframe")].map(({ src }) => src);
  const { zipParameter } = site.form;
  expect(await visitor.run(frames)).toEqual([
    expect.stringMatching(new RegExp(`[?&]${zipParameter}=${zip}$`)),
  ]);
}
