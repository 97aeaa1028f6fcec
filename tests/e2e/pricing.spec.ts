import { expect, open, section, test } from "../support/page";

test("'Pay Now' says what is paid for, and opens the hosted payment link in a new tab without an opener, as it says", async ({
  page,
  context,
  content,
  guard,
}) => {
  const { pricing, site } = content;
  const link = site.paymentLink!;
  guard.allowOrigin(new URL(link).origin);
  const referrers: (string | undefined)[] = [];
  await context.route(link, async (route) => {
    referrers.push((await route.request().headerValue("referer")) ?? undefined);
    await route.fulfill({ contentType: "text/html", body: "<h1>Paid</h1>" });
  });
  await open(page);
  const place = section(page, pricing);
  const pay = place.getByRole("link", { name: pricing.payment.button });
  await expect(pay).toContainText(pricing.payment.newTab);
  await expect(pay).toHaveAccessibleDescription(
    `${pricing.payment.text} ${site.footer.terms}`,
  );
  await expect(place.getByText(pricing.payment.text)).toBeVisible();

  const opened = context.waitForEvent("page");
  await pay.press("Enter");
  const tab = await opened;
  await expect(tab).toHaveURL(link);
  await expect(tab.getByRole("heading", { name: "Paid" })).toBeVisible();
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(referrers).toEqual([undefined]);
  await expect(page).toHaveURL("/");
});
