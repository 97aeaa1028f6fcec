import type { Page } from "@playwright/test";
import { formUrl } from "../../../src/lead-form/form-url";
import {
  expect,
  open,
  section,
  settled,
  test,
  type Content,
} from "../../support/page";

// What happens when the form does not come is in lead-form-faults.spec.ts.

test("Not one request goes to the form host before the visitor comes near the form", async ({
  page,
  content,
  guard,
}) => {
  await open(page);
  const { status, frame } = formOf(page, content);
  const distance = await status.evaluate(
    (node) => node.getBoundingClientRect().top - innerHeight,
  );
  // One screen away is not near yet.
  const height = page.viewportSize()?.height ?? NaN;
  await page.mouse.wheel(0, distance - height);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await settled(page);
  await expect(page.locator("iframe")).toHaveCount(0);

  guard.allowForm();
  const asked = page.waitForRequest(formUrl(content.site.form));
  const script = page.waitForRequest(content.site.form.embedScript);
  await page.mouse.wheel(0, height);
  await asked;
  await script;
  await expect(frame).toHaveCount(1);
});

test("The form is an iframe at host, widget path and form id, with a title and the provider's script", async ({
  page,
  content,
  guard,
}) => {
  await open(page);
  guard.allowForm();
  const { region, frame, status } = formOf(page, content);
  await region.scrollIntoViewIfNeeded();
  const { host, widgetPath, formId, title, embedScript } = content.site.form;
  await expect(frame).toHaveAttribute("src", `${host}${widgetPath}${formId}`);
  await expect(frame).toHaveAttribute("title", title);
  await expect(page.locator(`script[src="${embedScript}"]`)).toHaveCount(1);
  await expect(status).toHaveText(content.form.status.ready);
  await expect(
    frame.contentFrame().getByRole("heading", { name: "Sample form" }),
  ).toBeVisible();
});

test("The form can be filled in and sent without leaving the page", async ({
  page,
  content,
  guard,
}) => {
  await open(page);
  guard.allowForm();
  const { region, frame } = formOf(page, content);
  await region.scrollIntoViewIfNeeded();
  const form = frame.contentFrame();
  await form.getByLabel("Name").fill("Test agent");
  await form.getByLabel("Email").fill("agent@townline.example");
  await form.getByLabel("ZIP code").fill("00000");
  await form.getByLabel("ZIP code").press("Enter");
  await expect(form.getByRole("status")).toContainText("Thank you");
  await expect(page).toHaveURL("/");
});

test("The email address and the direct link are there while the form is not yet", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  await page.setExtraHTTPHeaders({ "x-form-mode": "hanging" });
  await open(page);
  const { region, direct } = formOf(page, content);
  await region.scrollIntoViewIfNeeded();
  const { supportEmail, form } = content.site;
  const mail = region.getByRole("link", { name: supportEmail });
  await expect(mail).toBeVisible();
  await expect(mail).toHaveAttribute("href", `mailto:${supportEmail}`);
  await expect(direct).toBeVisible();
  await expect(direct).toHaveAttribute("href", formUrl(form));
});

test("The direct link opens the form on its own page, in a new tab without an opener", async ({
  page,
  context,
  content,
  guard,
}) => {
  guard.allowForm();
  await open(page);
  const opened = context.waitForEvent("page");
  await formOf(page, content).direct.press("Enter");
  const tab = await opened;
  await expect(tab.getByLabel("ZIP code")).toBeVisible();
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
});

test("A form that arrives after it was given up on is ready after all", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  await page.clock.install();
  await page.setExtraHTTPHeaders({ "x-form-mode": "slow" });
  await open(page);
  const { region, status, frame } = formOf(page, content);
  await region.scrollIntoViewIfNeeded();
  await expect(frame).toHaveCount(1);
  await page.clock.fastForward(10_000);
  await expect(status).toHaveText(content.form.status.unanswered);
  await expect(status).toHaveText(content.form.status.ready, {
    timeout: 9_000,
  });
});

test("What the visitor agrees to stands beside the form, with a link to the policy", async ({
  page,
  content,
}) => {
  await page.goto("/");
  const region = section(page, content.form);
  const { consent } = content.form;
  await expect(region.getByText(consent.text)).toBeVisible();
  await expect(
    region.getByRole("link", { name: consent.link }),
  ).toHaveAttribute("href", "/privacy-policy");
});

function formOf(page: Page, { form }: Content) {
  const region = section(page, form);
  return {
    region,
    frame: region.locator("iframe"),
    status: region.getByRole("status"),
    direct: region.getByRole("link", { name: form.fallback.link }),
  };
}
