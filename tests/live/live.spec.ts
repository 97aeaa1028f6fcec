import { expect, test, type APIResponse } from "@playwright/test";
import { launchReport } from "../../pipeline/launch";
import { loadContent } from "../../pipeline/load";
import { report } from "../../pipeline/problem";
import type { Content } from "../../pipeline/sections";
import { builtHeaders, readBuilt } from "../../tools/built-headers";
import { notInRelease } from "../support/release";
import { routes } from "../support/routes";

// Compares a published site with the build in `public/`, and with what `content/`
// says. Build the commit that is published, then run:
// SITE=https://www.example.com npm run check:live

const site = (process.env["SITE"] ?? "").replace(/\/$/, "");
const pages = routes.filter((path) => path !== "/404");
const [, script = ""] = /^(\/.*\.js)$/m.exec(readBuilt("_headers")) ?? [];

test.beforeEach(() => {
  if (!/^https?:\/\/[^/]+$/.test(site))
    throw new Error(
      "Say which site to check: SITE=https://www.example.com npm run check:live",
    );
});

/** The content as a release has it: with the provider's form. */
function released(): Content {
  const { content } = loadContent("content");
  if (!content) throw new Error("Correct the content: npm run check:content");
  return content;
}
const settings = () => released().site;

function expectBuiltHeaders(path: string, answer: APIResponse) {
  for (const [name, value] of builtHeaders(path))
    expect
      .soft(
        answer.headers()[name],
        `${path} is sent with another ${name} than public/_headers says: publish this build, or set the header at the host`,
      )
      .toBe(value);
}

for (const path of [...pages, script, "/sitemap.xml", "/robots.txt"])
  test(`${path} is there, with the headers of the build`, async ({
    request,
  }) => {
    const answer = await request.get(site + path, { maxRedirects: 0 });
    expect(answer.status(), `${path} is missing: publish this build`).toBe(200);
    expectBuiltHeaders(path, answer);
  });

for (const path of ["/no/such/page", "/no-such.txt", "/no-such.webmanifest"])
  test(`${path}, an address without a page, gets the error page`, async ({
    request,
  }) => {
    const answer = await request.get(site + path);
    expect(answer.status(), "search engines would list wrong addresses").toBe(
      404,
    );
    expect(await answer.text(), "the host sends its own page").toContain(
      "<main",
    );
    expect(
      answer.headers()["content-type"],
      "browsers would show the page's code",
    ).toMatch(/^text\/html\b/);
    expectBuiltHeaders(path, answer);
  });

test("other spellings and moved pages lead to a page's one address", async ({
  request,
}) => {
  const spelled = pages
    .filter((path) => path !== "/")
    .map((to) => ({ from: `${to}/`, to }));
  for (const { from, to } of [...spelled, ...settings().redirects]) {
    const isOurs = to.startsWith("/");
    // What another site does with its address is no matter of this one.
    const options = isOurs ? {} : { maxRedirects: 0 };
    const answer = await request.get(site + from, options);
    const [page] = (isOurs ? site + to : to).split("#");
    const at = isOurs ? answer.url() : (answer.headers()["location"] ?? "");
    expect
      .soft(
        at.split(isOurs ? /[?#]/ : "#")[0],
        `${from} has to redirect to ${to}`,
      )
      .toBe(page);
  }
});

test("the host leaves email addresses as they are", async ({ request }) => {
  const html = await (await request.get(site)).text();
  expect(
    html.match(/(?<=")mailto:[^"?]+/g),
    "the host rewrites email addresses, which breaks the page: on Cloudflare, switch off Email Address Obfuscation",
  ).toContain(`mailto:${settings().supportEmail}`);
});

test("the content of this commit may go live", () => {
  expect(
    report(launchReport(loadContent("content")).issues),
    "correct it, then publish a release: npm run release",
  ).toBe("");
});

for (const path of pages)
  test(`${path} is a release of this content`, async ({ request }) => {
    const html = await (await request.get(site + path)).text();
    expect
      .soft(
        html.match(/(?<=href=")https?:[^"]*/g),
        "the page leads to another form than content/site.yaml names: publish a release (npm run release)",
      )
      .toContain(settings().form.embed.frame);
    const json = async (file: string) =>
      (await request.get(`${site}/page-data/${file}.json`)).json();
    const page = path === "/" ? "index" : path.slice(1);
    const { result, staticQueryHashes } = await json(`${page}/page-data`);
    const shared = staticQueryHashes.map((hash: string) =>
      json(`sq/d/${hash}`),
    );
    expect(
      notInRelease([result.data, ...(await Promise.all(shared))], released()),
      "the site says what a release of this content does not: publish one (npm run release)",
    ).toEqual([]);
  });

test("the page starts in a browser without an error", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(site);
  await page.keyboard.press("Shift");
  await expect(
    page.locator("html.hydrated"),
    "React does not start",
  ).toBeVisible();
  expect(errors, "the host changes pages, or this is another build").toEqual(
    [],
  );
});

test("http and the host with or without www. lead to the site", async ({
  request,
}) => {
  test.skip(site.startsWith("http:"), "The site has no TLS.");
  const { host } = new URL(site);
  const other = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  for (const from of [
    `http://${host}`,
    `https://${other}`,
    `http://${other}`,
  ]) {
    const found = await request.get(`${from}/`).then(
      (answer) => answer.url(),
      (error: Error) => error.message,
    );
    expect.soft(found, `${from} has to redirect to ${site}`).toBe(`${site}/`);
  }
});

test("the form's host answers", async ({ request }) => {
  const { frame, script } = settings().form.embed;
  for (const address of [frame, script]) {
    const found = await request.get(address).then(
      (answer) => answer.status(),
      (error: Error) => error.message,
    );
    expect
      .soft(found, `${address}: correct form.snippet in content/site.yaml`)
      .toBe(200);
  }
});
