import { once } from "node:events";
import { readFileSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { request, type APIRequestContext } from "@playwright/test";
import { headersFor } from "../../../tools/headers";
import { startCaddy, type Caddy } from "../../support/caddy";
import { expect, test } from "../../support/page";

const html = (page: string) => readFileSync(`public/${page}.html`, "utf8");
const script = () => /<script src="([^"]+)"/.exec(html("index"))?.[1] ?? "";

let caddy: Caddy;
let visitor: APIRequestContext;

test.beforeAll(async () => {
  const headers = readFileSync("deploy/headers.caddy", "utf8");
  const moved = "(redirects) {\n\trewrite /moved /privacy-policy";
  caddy = await startCaddy("public", headers.replace("(redirects) {", moved));
  const options = { ignoreHTTPSErrors: true, maxRedirects: 0 };
  visitor = await request.newContext({ baseURL: caddy.url, ...options });
});
test.afterAll(async () => {
  await visitor.dispose();
  await caddy.stop();
});

/** The answer as it is sent, of a host whose name may not be in the DNS. */
async function answer(url: string, host: string): Promise<IncomingMessage> {
  const { get } = url.startsWith("https") ? https : http;
  const headers = { Host: host, "Accept-Encoding": "gzip" };
  const options = { headers, servername: host, rejectUnauthorized: false };
  const [response] = (await once(get(url, options), "response")) as [
    IncomingMessage,
  ];
  return response;
}

const answers: Record<string, string> = {
  "/": "200",
  "/privacy-policy": "200",
  "/share/landing.png": "200",
  "/zip/802.json": "200",
  "/index.html": "301 /",
  "/index?utm_source=a": "301 /?utm_source=a",
  "/privacy-policy/": "301 /privacy-policy",
  "/privacy-policy/?utm_source=a&b=c": "301 /privacy-policy?utm_source=a&b=c",
  "/privacy-policy/index.html": "301 /privacy-policy",
  "/privacy-policy.html": "301 /privacy-policy",
  "/nope": "404",
  "/nope/": "404",
  "/a/b/c/d.html": "404",
  "/404": "404",
  "/404/": "404",
  "/404.html": "404",
  "/moved": "301 /privacy-policy",
  "/moved/?utm_source=a": "301 /privacy-policy?utm_source=a",
  "/_headers": "404",
  "/_redirects": "404",
  "/index.html.br": "404",
  "/robots.txt/": "404",
  "/share": "404",
  "/share/": "404",
};
for (const [address, expected] of Object.entries(answers))
  test(`${address} is answered with ${expected}`, async () => {
    const response = await visitor.get(address);
    const location = response.headers()["location"] ?? "";
    expect(`${response.status()} ${location}`.trim()).toBe(expected);
    if (expected === "404") expect(await response.text()).toBe(html("404"));
  });

const spellings = {
  "/": "/",
  "/index.html": "/",
  "/privacy-policy?utm_source=a": "/privacy-policy?utm_source=a",
  "/privacy-policy/?utm_source=a": "/privacy-policy?utm_source=a",
  "/privacy-policy/index.html": "/privacy-policy",
  "/moved/": "/privacy-policy",
  "/share/landing.png": "/share/landing.png",
};
for (const [address, leadsTo] of Object.entries(spellings))
  test(`http: and www lead from ${address} to its page in one hop`, async () => {
    for (const [url, host] of [
      [caddy.plainUrl, "localhost"],
      [caddy.plainUrl, "www.localhost"],
      [caddy.url, "www.localhost"],
    ] as const) {
      const { statusCode, headers } = await answer(url + address, host);
      expect(statusCode, `${host} at ${url}`).toBe(301);
      expect(headers.location).toBe(`https://localhost${leadsTo}`);
    }
  });

test("the headers are those of static hosts, also of an error and a redirect", async () => {
  const rules = {
    "/": "/",
    "/privacy-policy": "/privacy-policy",
    "/no/such/page": "/*",
    "/privacy-policy/": "/*",
    "/share/landing.png": "/share/landing.png",
    "/zip/802.json": "/zip/802.json",
    [script()]: script(),
  };
  for (const [address, rule] of Object.entries(rules)) {
    const headers = (await visitor.get(address)).headers();
    expect(headers, address).toMatchObject(headersFor(rule));
    expect(headers["server"] ?? "", address).not.toMatch(/\d/);
  }
});

test("a page is revalidated each time, a script is cached for a year, and an error is not", async () => {
  const page = (await visitor.get("/")).headers();
  expect(page["cache-control"]).toBe("no-cache");
  const again = await visitor.get("/", {
    headers: { "If-None-Match": page["etag"] ?? "" },
  });
  expect(again.status()).toBe(304);
  const cached = async (address: string) =>
    (await visitor.get(address)).headers()["cache-control"];
  expect(await cached(script())).toBe("public, max-age=31536000, immutable");
  expect(await cached("/static/nope.js")).toBe("no-cache");
});

test("text for machines has its type, in UTF-8, and is compressed", async () => {
  for (const [address, type] of Object.entries({
    "/index.md": "text/markdown",
    "/robots.txt": "text/plain",
    "/.well-known/security.txt": "text/plain",
    "/sitemap.xml": "text/xml",
  })) {
    const headers = (await visitor.get(address)).headers();
    expect(headers["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(headers["content-encoding"]).toMatch(/^(br|gzip)$/);
  }
});

test("text is sent as the build has compressed it, also to a proxy", async () => {
  const response = await answer(caddy.proxyUrl, "localhost");
  expect(response.headers["content-encoding"]).toBe("gzip");
  const body = await buffer(response);
  expect(body.equals(readFileSync("public/index.html.gz"))).toBe(true);
});

test("a page works in a browser, and the policy blocks nothing", async ({
  browser,
  guard,
}) => {
  guard.allowOrigin(caddy.url);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(caddy.url);
  await page.keyboard.press("Shift");
  await page.waitForSelector("html.hydrated");
  await page.locator("footer a[href='/privacy-policy']").click();
  await page.waitForURL("**/privacy-policy");
  expect(errors).toEqual([]);
  await context.close();
});
