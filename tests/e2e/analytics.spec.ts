import { formOf, send } from "../support/lead-form";
import { expect, section, test } from "../support/page";

test("A visit, the question about a ZIP code and the form that is sent are counted at the site's own address, and the security policy lets them out", async ({
  page,
  context,
  baseURL,
  content,
  guard,
}) => {
  const { site, hero, mapPack } = content;
  const counted: unknown[] = [];
  guard.allowForm();
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
  // The sample form is on this machine.
  await context.grantPermissions(["local-network-access"]);
  await page.goto(`${site.url}/?utm_source=news&gclid=G1`);
  const domain = "www.fictional-phones.example";
  const seen = { url: `${site.url}/?utm_source=news`, domain };
  const visit = { ...seen, name: "pageview" };
  await expect.poll(() => counted).toEqual([visit]);
  await section(page, hero).getByRole("textbox").fill("80202");
  const props = { tier: mapPack.tiers[1]!.slug };
  const asked = { ...seen, name: "ZIP asked", props };
  await expect.poll(() => counted).toEqual([visit, asked]);

  await section(page, hero).getByRole("textbox").press("Enter");
  const { status, inside } = formOf(page, content);
  await expect(status).toHaveText(content.form.status.ready);
  const shown = ["form shown", "form ready"].map((name) => ({ ...seen, name }));
  await expect.poll(() => counted).toEqual([visit, asked, ...shown]);
  await send(inside);
  const sent = { ...seen, name: "form sent" };
  await expect.poll(() => counted).toEqual([visit, asked, ...shown, sent]);
});
