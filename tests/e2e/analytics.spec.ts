import { expect, test } from "../support/page";

test("A visit is counted at the site's own address", async ({
  page,
  context,
  baseURL,
  content: { site },
  guard,
}) => {
  const counted: unknown[] = [];
  guard.allowOrigin(site.url);
  guard.allowOrigin("https://count.example");
  await context.route("https://count.example/api/event", (route) => {
    const { name, url, domain } = route.request().postDataJSON();
    counted.push({ name, url, domain });
    return route.fulfill({ status: 202 });
  });
  // The built site, as if it were published. The guard proves that it counts nothing at localhost.
  await context.route(`${site.url}/**`, async (route) => {
    const url = route.request().url().replace(site.url, baseURL!);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${site.url}/?utm_source=news&gclid=G1`);
  await expect
    .poll(() => counted)
    .toEqual([
      {
        name: "pageview",
        url: `${site.url}/?utm_source=news`,
        domain: "www.fictional-phones.example",
      },
    ]);
});
