import { expect, section, test } from "../support/page";

test("A visit and the question about a ZIP code are counted at the site's own address, and the security policy lets them out", async ({
  page,
  context,
  baseURL,
  content: { site, hero, mapPack },
  guard,
}) => {
  const counted: unknown[] = [];
  guard.allowOrigin(site.url);
  guard.allowOrigin("https://count.example");
  await context.route("https://count.example/api/event", (route) => {
    const { name, url, domain, props } = route.request().postDataJSON();
    counted.push({ name, url, domain, props });
    return route.fulfill({ status: 202 });
  });
  // The built site, as if it were published. The guard proves that it counts nothing at localhost.
  await context.route(`${site.url}/**`, async (route) => {
    const url = route.request().url().replace(site.url, baseURL!);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${site.url}/?utm_source=news&gclid=G1`);
  const domain = "www.fictional-phones.example";
  const seen = { url: `${site.url}/?utm_source=news`, domain };
  const visit = { ...seen, name: "pageview" };
  await expect.poll(() => counted).toEqual([visit]);
  await section(page, hero).getByRole("textbox").fill("80202");
  const props = { tier: mapPack.tiers[1]!.slug };
  await expect
    .poll(() => counted)
    .toEqual([visit, { ...seen, name: "ZIP asked", props }]);
});
