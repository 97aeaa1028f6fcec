import { formAddress } from "../../src/lib/form-address";
import { test, formHost, type Content } from "../support/journey";

const partsOf = ({ form, site }: Content) => ({
  heading: { role: "heading", name: form.heading },
  status: { role: "status", within: "#form" },
  direct: { role: "link", name: form.fallback.link, within: "#form" },
  email: {
    role: "link",
    name: `${form.fallback.email} ${site.supportEmail}`,
    within: "#form",
  },
  retry: { role: "button", name: form.status.retry },
});

test("The form comes when the visitor comes near, takes over the ZIP code and can be sent", async ({
  visitor,
  content,
}) => {
  await visitor.open();
  await visitor.expectNo({ role: "heading", name: "Sample form" });
  const zip = { role: "textbox", name: content.site.zipField.label };
  await visitor.fill({ ...zip, within: "#hero" }, "37203");
  await visitor.press("Enter");
  await visitor.expectAddress("/#form");
  const { status } = partsOf(content);
  await visitor.expect(status, { text: content.form.status.ready });

  const field = (name: string) => ({ role: "textbox", name });
  await visitor.expect(field("ZIP code"), { value: "37203" }, formHost);
  await visitor.fill(field("Name"), "Test agent", formHost);
  await visitor.fill(field("Email"), "agent@townline.example", formHost);
  await visitor.click({ role: "button", name: "Send" }, formHost);
  await visitor.expect({ role: "heading", name: "Thank you" }, {}, formHost);
  await visitor.expectAddress("/#form");
});

test("When the form host is down the visitor reads so, can write to us, and can try again", async ({
  visitor,
  content,
  form,
}) => {
  visitor.allow(/ERR_CONNECTION_REFUSED/);
  await form.stop();
  await visitor.open();
  const { heading, status, direct, email, retry } = partsOf(content);
  await visitor.scrollTo(heading);
  await visitor.expect(status, { text: content.form.status.failed });
  await visitor.expect(email, { href: `mailto:${content.site.supportEmail}` });
  await visitor.expect(direct, { href: formAddress(content.site.form) });
  await form.start();
  await visitor.click(retry);
  await visitor.expect(status, { text: content.form.status.ready });
  await visitor.expect({ role: "heading", name: "Sample form" }, {}, formHost);
});
