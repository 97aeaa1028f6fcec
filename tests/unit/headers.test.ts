import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import config from "../../gatsby-config";
import { writeHeaders } from "../../pipeline/publish/headers";
import type { Content } from "../../pipeline/sections";
import { siteContent } from "../support/content";
import { useEmptyFolder } from "../support/empty-folder";

useEmptyFolder();

/** What the build writes for the hosts of a site with these settings. */
function filesFor(change: Partial<Content["site"]> = {}) {
  mkdirSync("public");
  for (const page of ["index", "terms", "404"])
    writeFileSync(`public/${page}.html`, "<p>Text</p>");
  const script = "app-72bb69b04b10023eb2f1.js";
  writeFileSync(`public/${script}`, "");
  writeFileSync("public/google123.html", '<p style="theirs">');
  const site = { ...siteContent.site, redirects: [], ...change };
  writeHeaders({ ...siteContent, site }, ["/", "/terms"]);
  return {
    headers: readFileSync("public/_headers", "utf8").split("\n\n"),
    redirects: readFileSync("public/_redirects", "utf8").trim().split("\n"),
    caddy: readFileSync("deploy/headers.caddy", "utf8"),
    script,
  };
}

test("every file gets the security headers, and only files that never change are cached for a year", () => {
  const { headers, script } = filesFor();
  const [everywhere = "", ...others] = headers;
  const names = [...everywhere.matchAll(/^ {2}([\w-]+): \S/gm)];
  expect(everywhere).toMatch(/^\/\*\n/);
  expect(names.map(([, name]) => name).sort()).toEqual([
    "Content-Security-Policy",
    "Cross-Origin-Opener-Policy",
    "Permissions-Policy",
    "Referrer-Policy",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
  ]);
  const cached = others.filter((rule) => rule.includes("immutable"));
  expect(cached.map((rule) => rule.split("\n")[0])).toEqual([
    "/static/*",
    `/${script}`,
  ]);
});

test.each([
  [false, "same-origin"],
  [true, "same-origin-allow-popups"],
])("with popups %s, windows are opened under %s", (popups, policy) => {
  const { form } = siteContent.site;
  const rights = { ...form.rights, popups };
  const { headers } = filesFor({ form: { ...form, rights } });
  expect(headers[0]).toContain(`\n  Cross-Origin-Opener-Policy: ${policy}\n`);
});

test("Gatsby has an adapter that does nothing, so it takes none of a host's own, which would add headers", () => {
  const adapt = expect.any(Function);
  expect(config.adapter).toEqual({ name: "none", adapt });
});

test("Caddy gets the same headers as static hosts", () => {
  const { headers, caddy } = filesFor();
  const words = (text: string) => text.match(/[^\s":{}()]+/g) ?? [];
  const [snippet = ""] = caddy.split("(redirects)");
  expect(words(snippet).filter((word) => !/^headers?$/.test(word))).toEqual(
    words(headers.join("\n")),
  );
});

/** Where the rules of `headers.caddy` lead from a path: as Caddy, each rule goes on from where the last one led. */
function caddyLeads(caddy: string, path: string): string {
  const rules = caddy.matchAll(
    /path_regexp (\S+)\n(?:\tvars @moved\d+ anchor "(\S+)"\n)?\t(?:rewrite|redir) @moved\d+ "?([^\s"]+)/g,
  );
  return [...rules].reduce(
    (at, [, from = "", anchor = "", to = ""]) =>
      new RegExp(from).test(at) ? to + anchor : at,
    path,
  );
}

test.each(["/contact.html", "/contact", "/contact/index.html"])(
  "a redirect from %s leads away from every spelling of that address, on every host",
  (from) => {
    const { redirects, caddy } = filesFor({
      redirects: [{ from, to: "/terms" }],
    });
    const spellings = ["", "/", ".html", "/index.html"].map(
      (end) => `/contact${end}`,
    );
    expect(redirects).toEqual(spellings.map((path) => `${path} /terms 301`));
    for (const path of spellings)
      expect(`${path} ${caddyLeads(caddy, path)}`).toBe(`${path} /terms`);
    expect(caddyLeads(caddy, "/contacts")).toBe("/contacts");
  },
);

test.each(["/#pricing", "https://other.example/page?a=1#b"])(
  "a redirect may lead to %s, on every host",
  (to) => {
    const { redirects, caddy } = filesFor({
      redirects: [{ from: "/old", to }],
    });
    expect(redirects[0]).toBe(`/old ${to} 301`);
    expect(caddyLeads(caddy, "/old")).toBe(to);
    expect(caddyLeads(caddy, "/older")).toBe("/older");
  },
);

test("a dot in a redirected address is a dot to Caddy", () => {
  const redirects = [{ from: "/old.php", to: "/terms" }];
  const { caddy } = filesFor({ redirects });
  expect(caddyLeads(caddy, "/old.php")).toBe("/terms");
  expect(caddyLeads(caddy, "/old-php")).toBe("/old-php");
});

test("Caddy leads every spelling of a page to its address, and no other HTML file", () => {
  const { caddy } = filesFor();
  for (const path of ["/terms/", "/terms.html", "/terms/index.html"])
    expect(caddyLeads(caddy, path)).toBe("/terms");
  for (const path of ["/index.html", "/index"])
    expect(caddyLeads(caddy, path)).toBe("/");
  for (const path of ["/", "/terms", "/google123.html", "/xterms/"])
    expect(caddyLeads(caddy, path)).toBe(path);
});

test.each([
  ["https://agency.com", "agency.com", "www.agency.com"],
  ["https://www.agency.com", "www.agency.com", "agency.com"],
])("for %s Caddy serves %s, and redirects %s to it", (url, host, other) => {
  const { caddy } = filesFor({ url });
  expect(caddy).toContain(`\nhttps://{$SITE_HOST:${host}}, `);
  expect(caddy).toContain(`, https://{$OTHER_HOST:${other}} {\n`);
  expect(caddy).not.toContain("www.www.");
});
