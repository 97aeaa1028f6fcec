import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "../../pipeline/publish/security-policy";
import type { Content } from "../../pipeline/sections";
import type { allowances } from "../../pipeline/model/third-parties";
import { siteContent as content } from "../support/content";

const { form } = content.site;
const { script } = form.embed;
const host = new URL(form.embed.frame).origin;

/** The directives of the policy for pages with these bodies. */
function directives(bodies: string[], of: Content = content) {
  const policy = contentSecurityPolicy(
    of,
    bodies.map((body, index) => [`public/${index}.html`, body]),
  );
  return Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

/** The content with other settings of the site. */
const withSite = (change: Partial<Content["site"]>): Content => ({
  ...content,
  site: { ...content.site, ...change },
});

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the policy allows the site's own files and styles, the form's frame and script, and what the register allows", () => {
  expect(directives(["<style>a{}</style><p>Text</p>"])).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'self'", script],
    "style-src": [hash("a{}")],
    "object-src": ["'none'"],
    "connect-src": ["'self'", "https://forms.example", "https://count.example"],
    "frame-src": ["https://forms.example"],
    "img-src": ["'self'", "https://forms.example", "https://scripts.example"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "gatsby#webpack", "form"],
  });
});

test("inline scripts of all pages are allowed, also those that wait in a template", () => {
  const page = (path: string) =>
    `<template id="scripts"><script id="gatsby">window.pagePath="${path}";</script><script src="/app.js" async></script></template><script type="module">start("<b>" && 1)</script><script type="application/ld+json">{}</script>`;
  expect(directives([page("/"), page("/terms")])["script-src"]).toEqual([
    "'self'",
    hash('window.pagePath="/";'),
    hash('start("<b>" && 1)'),
    hash('window.pagePath="/terms";'),
    script,
  ]);
});

test.each([
  ['<p style="color:red">', 'style="color:red"'],
  ["<p STYLE=color:red>", 'style="color:red"'],
  ['<img onerror="a()">', 'onerror="a()"'],
  ['<a class="x" href=" JavaScript:a()">', 'href=" JavaScript:a()"'],
  ['<svg><a xlink:href="javascript:a()">', 'xlink:href="javascript:a()"'],
  ['<template><p style="a:b">', 'style="a:b"'],
])("a page with %s stops the build, which names the page", (body, found) => {
  expect(() => directives(["<p>Text</p>", body])).toThrow(
    `public/1.html: found ${found} in a tag – the security policy blocks it`,
  );
});

test("text that only mentions what is blocked does not stop it", () => {
  const body =
    '<img alt="a > b, style=loud, onclick=now" title="javascript:x" data-style="a" data-on="b">';
  expect(() => directives([body])).not.toThrow();
});

test("the pages may send to the endpoint that counts visits, if there is one", () => {
  const measured = withSite({ measurement: "https://other.example/event" });
  expect(directives([], measured)["connect-src"]).toEqual([
    "'self'",
    host,
    "https://other.example",
  ]);
  const site = { ...content.site };
  delete site.measurement;
  expect(directives([], { ...content, site })["connect-src"]).toEqual([
    "'self'",
    host,
  ]);
});

test("a company may only do what the register allows it", () => {
  const [party] = content.thirdParties.parties;
  const allowing = (...allow: (keyof typeof allowances)[]) => {
    const origins = ["https://other.example/a/b"];
    const parties = [{ ...party!, allow, origins }];
    const thirdParties = { ...content.thirdParties, parties };
    return JSON.stringify(directives([], { ...content, thirdParties }));
  };
  expect(allowing()).not.toContain("other.example");
  expect(allowing("images")).toContain(
    '"img-src":["\'self\'","https://other.example"]',
  );
  expect(allowing("scripts")).toContain(`"${script}","https://other.example"]`);
});

test("Trusted Types are off only for a form whose script writes HTML", () => {
  const rights = { ...form.rights, writesHtml: true };
  const policy = directives([], withSite({ form: { ...form, rights } }));
  expect(Object.keys(policy).join()).not.toContain("trusted-types");
});

test("a script's address cannot end its directive", () => {
  const embed = {
    ...form.embed,
    script: "https://form.example/a;b,c.js?v=1;x",
  };
  const policy = directives([], withSite({ form: { ...form, embed } }));
  expect(policy["script-src"]).toContain("https://form.example/a%3Bb%2Cc.js");
});

test("a policy that Cloudflare would cut off stops the build", () => {
  const many = Array.from({ length: 40 }, (_, at) => `<script>${at}</script>`);
  expect(() => directives(many)).toThrow(
    /^The security policy has \d+ characters, and Cloudflare Pages reads 2000 – the pages hold 40 different inline scripts/,
  );
});
