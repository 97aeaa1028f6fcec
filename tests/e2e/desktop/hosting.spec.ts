import { readFileSync } from "node:fs";
import { request, type APIRequestContext } from "@playwright/test";
import { headersFor } from "../../../tools/headers";
import { expect, test } from "../../support/page";
import {
  serverNames,
  startServer,
  type WebServer,
} from "../../support/web-servers";

const html = (page: string) => readFileSync(`public/${page}.html`, "utf8");
const script = () => /<script src="([^"]+)"/.exec(html("index"))?.[1] ?? "";

for (const name of serverNames)
  test.describe(`With the configuration for ${name}`, () => {
    test.describe.configure({ mode: "serial" });
    let server: WebServer;
    let visitor: APIRequestContext;

    test.beforeAll(async () => {
      server = await startServer(name);
      visitor = await request.newContext({
        baseURL: server.url,
        ignoreHTTPSErrors: true,
        maxRedirects: 0,
      });
    });
    test.afterAll(async () => {
      await visitor.dispose();
      await server.stop();
    });

    test("every address answers as it should, and another spelling of a page's leads there at once", async () => {
      const found: Record<string, string> = {};
      const expected: Record<string, string> = {
        "/": "200",
        "/privacy-policy": "200",
        "/share/landing.png": "200",
        "/zip/802.json": "200",
        "/index.html": "301 /",
        "/index?utm_source=a": "301 /?utm_source=a",
        "/privacy-policy/": "301 /privacy-policy",
        "/privacy-policy/?utm_source=a&b=c":
          "301 /privacy-policy?utm_source=a&b=c",
        "/privacy-policy/index.html": "301 /privacy-policy",
        "/privacy-policy.html": "301 /privacy-policy",
        "/nope": "404",
        "/nope/": "404",
        "/a/b/c/d.html": "404",
        "/404": "404",
        "/404.html": "404",
        "/moved": "301 /privacy-policy",
        "/moved/?utm_source=a": "301 /privacy-policy?utm_source=a",
        "/_headers": "404",
        "/_redirects": "404",
        "/index.html.br": "404",
        "/404/": "404",
        "/share": "404",
        "/share/": "404",
      };
      for (const address of Object.keys(expected)) {
        const response = await visitor.get(address);
        const location = response.headers()["location"];
        found[address] = [
          response.status(),
          ...(location ? [location.replace(server.url, "")] : []),
        ].join(" ");
      }
      expect(found).toEqual(expected);
    });

    // In a container, something else does that.
    if (name !== "container")
      test("without TLS every spelling of a page's address leads there in one hop", async () => {
        const addresses = {
          "/": "/",
          "/index.html": "/",
          "/privacy-policy?utm_source=a": "/privacy-policy?utm_source=a",
          "/privacy-policy/?utm_source=a": "/privacy-policy?utm_source=a",
          "/privacy-policy/index.html": "/privacy-policy",
          "/share/landing.png": "/share/landing.png",
        };
        for (const [address, leadsTo] of Object.entries(addresses)) {
          const response = await visitor.get(server.plainUrl + address);
          expect(response.status(), address).toBe(301);
          expect(response.headers()["location"]).toBe(server.url + leadsTo);
        }
      });

    test("the headers are those of static hosts, also of an error and a redirect", async () => {
      const addresses = {
        "/": "/",
        "/privacy-policy": "/privacy-policy",
        "/no/such/page": "/*",
        "/privacy-policy/": "/*",
        "/share/landing.png": "/share/landing.png",
        "/zip/802.json": "/zip/802.json",
        [script()]: script(),
      };
      for (const [address, rule] of Object.entries(addresses)) {
        const headers = (await visitor.get(address)).headers();
        expect(headers, address).toMatchObject(headersFor(rule));
        expect(headers["server"] ?? "", address).not.toMatch(/\d/);
      }
    });

    test("a page is asked for anew each time, and a script kept for a year", async () => {
      const page = (await visitor.get("/")).headers();
      expect(page["cache-control"]).toBe("no-cache");
      expect(page["etag"]).toBeTruthy();
      const again = await visitor.get("/", {
        headers: { "If-None-Match": page["etag"] ?? "" },
      });
      expect(again.status()).toBe(304);
      expect((await visitor.get(script())).headers()["cache-control"]).toBe(
        "public, max-age=31536000, immutable",
      );
    });

    test("at any depth an address that does not exist gets the error page, which is not for search engines", async () => {
      for (const address of ["/a", "/a/b/c/d/e", "/privacy-policy/a"]) {
        const response = await visitor.get(address);
        expect(response.status(), address).toBe(404);
        expect(await response.text()).toBe(html("404"));
      }
      const noindex = /<meta name="robots" content="noindex"/;
      expect(html("404")).toMatch(noindex);
      expect(html("index")).not.toMatch(noindex);
    });

    test("text for machines is sent as what it is, in UTF-8", async () => {
      for (const [address, type] of Object.entries({
        "/index.md": "text/markdown",
        "/robots.txt": "text/plain",
        "/.well-known/security.txt": "text/plain",
        "/sitemap.xml": "text/xml",
      })) {
        const answer = await visitor.get(address);
        expect(answer.headers()["content-type"], address).toBe(
          `${type}; charset=utf-8`,
        );
        expect(answer.headers()["content-encoding"], address).toMatch(
          /^(br|gzip)$/,
        );
      }
    });

    test("a page works in a browser, with nothing that the policy refuses", async ({
      browser,
      guard,
    }) => {
      guard.allowOrigin(server.url);
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await page.goto(server.url);
      await page.keyboard.press("Shift");
      await page.waitForSelector("html.hydrated");
      await page.locator("footer a[href='/privacy-policy']").click();
      await page.waitForURL("**/privacy-policy");
      await page.goBack();
      await page.waitForURL(`${server.url}/`);
      expect(errors).toEqual([]);
      await context.close();
    });
  });
