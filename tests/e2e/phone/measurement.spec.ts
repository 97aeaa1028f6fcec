import type { Page } from "@playwright/test";
import { freePorts } from "../../support/free-ports";
import { breakData } from "../../support/broken-data";
import { tierOfZip } from "../../support/market";
import { serveMeasured, startCounter } from "../../support/counter";
import {
  expect,
  open,
  section,
  settled,
  test,
  wake,
  type Content,
} from "../../support/page";

let counter: Awaited<ReturnType<typeof startCounter>>;
let site: Awaited<ReturnType<typeof serveMeasured>>;

test.beforeAll(async ({ content }) => {
  counter = await startCounter();
  site = await serveMeasured(content, counter.endpoint);
});

test.afterAll(async () => {
  await site.stop();
  counter.close();
});

test.beforeEach(({ guard }) => {
  counter.events.length = 0;
  guard.allowForm();
  guard.allowOrigin(counter.origin);
  guard.allowOrigin(site.url);
});

test.afterEach(() => {
  expect(counter.refused).toEqual([]);
});

/** The names of the events that have come, and their properties. */
function counted() {
  return counter.events.map(({ name, props }) =>
    [name, ...Object.values(props ?? {})].join(": "),
  );
}

async function askAbout(page: Page, content: Content) {
  const field = section(page, content.form);
  await page.locator("#hero input").fill("80202");
  await page.locator("#hero input").press("Enter");
  await expect(field.locator("[aria-live]")).not.toBeEmpty();
}

test("A page view counts once it is shown, with the campaign and the site that the visitor came from, and so does the next page", async ({
  page,
  content,
}) => {
  await page.setExtraHTTPHeaders({ referer: "https://search.example/" });
  await open(
    page,
    `${site.url}/?utm_source=letter&gclid=secret&zip=80202#pricing`,
  );
  await expect.poll(counted).toEqual(["pageview"]);
  await page.setExtraHTTPHeaders({});
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: content.site.footer.privacy })
    .click();
  await expect.poll(counted).toEqual(["pageview", "pageview"]);
  const { hostname: domain } = new URL(content.site.url);
  expect(counter.events).toEqual([
    {
      name: "pageview",
      domain,
      url: `${site.url}/?utm_source=letter`,
      referrer: "https://search.example",
    },
    {
      name: "pageview",
      domain,
      url: `${site.url}/privacy-policy?`,
      referrer: "https://search.example",
    },
  ]);
});

test("The way to the form counts step by step, and the ZIP code stays here", async ({
  page,
  content,
}) => {
  await open(page, site.url);
  await askAbout(page, content);
  const tier = tierOfZip(content, "80202");
  await expect
    .poll(() => counted().toSorted())
    .toEqual([
      `ZIP asked: ${tier.slug}`,
      "form ready",
      "form shown",
      "pageview",
    ]);
  expect(JSON.stringify(counter.events)).not.toContain("80202");
});

test("A reload is no further question about a ZIP code", async ({
  page,
  content,
}) => {
  await open(page, site.url);
  await askAbout(page, content);
  await expect.poll(counted).toContain("form ready");
  counter.events.length = 0;
  await page.reload();
  await expect
    .poll(() => counted().toSorted())
    .toEqual(["form ready", "form shown", "pageview"]);
});

test("The calculator, the email link and the payment link, if there is one, count when they are used", async ({
  page,
  content: {
    costComparison,
    pricing,
    site: { paymentLink, supportEmail },
  },
}) => {
  await open(page, site.url);
  const summary = page.locator("#cost-comparison > summary");
  await summary.focus();
  await settled(page);
  await summary.press("Enter");
  await page.getByLabel(costComparison.numbers.leadPrice.label).fill("25");
  // The pages behind the links are not ours.
  await page.evaluate(() =>
    addEventListener("click", (event) => event.preventDefault()),
  );
  const links = [
    page.getByRole("contentinfo").getByRole("link", { name: supportEmail }),
  ];
  if (paymentLink)
    links.push(page.getByRole("link", { name: pricing.payment.button }));
  // By keyboard: a click may miss a link that a smooth scroll still moves.
  for (const link of links) await link.press("Enter");
  const expected = ["calculator used", "email link"];
  if (paymentLink) expected.push("payment link");
  for (const name of expected) await expect.poll(counted).toContain(name);
});

test("A form that fails counts with the reason", async ({
  page,
  content,
  context,
  guard,
}) => {
  guard.expectError(/Failed to load resource/);
  await context.route(content.site.form.embedScript, (route) => route.abort());
  await page.clock.install();
  await open(page, site.url);
  await section(page, content.form).scrollIntoViewIfNeeded();
  await expect.poll(counted).toContain("form failed: script");
  await page.clock.fastForward(11_000);
  await expect.poll(counted).toContain("form failed: silence");
});

test("The error screen and what the security policy refuses reach the owner", async ({
  page,
  guard,
}) => {
  guard.expectError(/Cannot read properties/);
  guard.expectError(/Content Security Policy/);
  // Playwright sees the request, although the browser does not send it.
  guard.allowOrigin("https://elsewhere.example");
  await breakData(page, "index", ["closing"]);
  await page.goto(site.url);
  await wake(page);
  await expect.poll(counted).toContain("error: exception");
  await page.evaluate(() => {
    new Image().src = "https://elsewhere.example/a.png";
  });
  await expect.poll(counted).toContain("error: policy: img-src");
});

test("A missing script reaches the owner", async ({ page, guard }) => {
  guard.expectError(/Failed to load resource/);
  guard.expectError(/page resources for \/ not found/);
  guard.allowErrors(/ChunkLoadError/);
  await page.route(/component---src-templates-landing/, (route) =>
    route.abort(),
  );
  await page.goto(site.url);
  await wake(page);
  await expect.poll(counted).toContain("error: script");
});

for (const signal of ["globalPrivacyControl", "doNotTrack"])
  test(`Nothing counts with ${signal}`, async ({ page, content }) => {
    await page.addInitScript((name) => {
      const value = name === "doNotTrack" ? "1" : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, signal);
    await open(page, site.url);
    await askAbout(page, content);
    const form = section(page, content.form);
    await expect(form.getByRole("status")).toHaveText(
      content.form.status.ready,
    );
    expect(counted()).toEqual([]);
  });

test("A dead endpoint costs the visitor nothing", async ({
  page,
  content,
  guard,
}) => {
  guard.allowErrors(/ERR_CONNECTION_REFUSED/);
  const [port] = await freePorts(1);
  const dead = `http://localhost:${port}`;
  guard.allowOrigin(dead);
  const beside = await serveMeasured(content, `${dead}/api/event`);
  guard.allowOrigin(beside.url);
  const failed = page.waitForEvent("requestfailed");
  await open(page, beside.url);
  expect((await failed).url()).toContain(dead);
  await askAbout(page, content);
  const form = section(page, content.form);
  await expect(form.getByRole("status")).toHaveText(content.form.status.ready);
  await beside.stop();
});
