import type { Page } from "@playwright/test";
import { expect, open, section, test, type Content } from "../support/page";

test("'Pay Now' in the pricing section says what is paid for, and that it opens a new tab", async ({
  page,
  content,
}) => {
  await open(page);
  const { pricing, site } = content;
  const pay = payNow(page, content);
  await expect(pay).toBeVisible();
  await expect(pay).toContainText(pricing.payment.newTab);
  await expect(pay).toHaveAccessibleDescription(
    `${pricing.payment.text} ${site.footer.terms}`,
  );
  await expect(
    section(page, pricing).getByText(pricing.payment.text),
  ).toBeVisible();
});

test("'Pay Now' opens the hosted payment link in a new tab without an opener", async ({
  page,
  context,
  content,
  guard,
}) => {
  const link = content.site.paymentLink!;
  guard.allowOrigin(new URL(link).origin);
  const referrers: (string | undefined)[] = [];
  await context.route(link, async (route) => {
    referrers.push((await route.request().headerValue("referer")) ?? undefined);
    await route.fulfill({ contentType: "text/html", body: "<h1>Paid</h1>" });
  });
  await open(page);
  const opened = context.waitForEvent("page");
  await payNow(page, content).press("Enter");
  const tab = await opened;
  await expect(tab).toHaveURL(link);
  await expect(tab.getByRole("heading", { name: "Paid" })).toBeVisible();
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(referrers).toEqual([undefined]);
  await expect(page).toHaveURL("/");
});

function payNow(page: Page, { pricing }: Content) {
  return section(page, pricing).getByRole("link", {
    name: pricing.payment.button,
  });
}
