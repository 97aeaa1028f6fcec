import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { Content } from "../../pipeline/schema/content";
import type { allowances } from "../../pipeline/schema/third-parties";
import { writeHeaders } from "../../pipeline/publish/headers";
import { contentSecurityPolicy } from "../../pipeline/publish/security-policy";
import { siteContent } from "../support/content";
import { useEmptyFolder } from "../support/empty-folder";

useEmptyFolder();
/** No redirects: they are not headers. */
const content = {
  ...siteContent,
  site: { ...siteContent.site, redirects: [] },
};
const { form } = content.site;

/** The directives of the policy for pages with these bodies. */
function directives(...bodies: string[]): Record<string, string[]> {
  const policy = contentSecurityPolicy(
    content,
    bodies.map((body, index) => [`public/${index}.html`, body]),
  );
  return Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}
const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("nothing is allowed but what the site has itself, and the form's frame and script", () => {
  expect(directives("<style>a{}</style><p>Text</p>")).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'self'", form.embedScript],
    "style-src": [hash("a{}")],
    "object-src": ["'none'"],
    "frame-src": [new URL(form.host).origin],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "gatsby#webpack", "form"],
  });
});

test("the pages may send to the endpoint that counts visits, if there is one", () => {
  const measured = {
    ...content,
    site: { ...content.site, measurement: "https://count.example/api/event" },
  };
  expect(contentSecurityPolicy(measured, [])).toContain(
    "connect-src 'self' https://count.example;",
  );
});

test("a company is allowed what the register says, and nothing else is", () => {
  const [party, ...others] = content.thirdParties.parties;
  const allowing = (...allow: (keyof typeof allowances)[]) => ({
    ...content,
    thirdParties: {
      ...content.thirdParties,
      parties: [
        { ...party!, allow, origins: ["https://count.example/a/b"] },
        ...others,
      ],
    },
  });
  const added = (more: Content) => {
    const before = contentSecurityPolicy(content, []).split(";");
    const after = contentSecurityPolicy(more, []).split(";");
    return after.filter((directive) => !before.includes(directive));
  };
  expect(added(allowing())).toEqual([]);
  expect(added(allowing("requests", "images"))).toEqual([
    "connect-src 'self' https://count.example",
    "img-src 'self' https://count.example",
  ]);
  expect(added(allowing("scripts", "frames"))).toEqual([
    `script-src 'self' ${form.embedScript} https://count.example`,
    `frame-src ${new URL(form.host).origin} https://count.example`,
  ]);
});

test("only a script that may write HTML does without Trusted Types", () => {
  const rights = { ...form.rights, writesHtml: true };
  const site = { ...content.site, form: { ...form, rights } };
  const policy = contentSecurityPolicy({ ...content, site }, []);
  expect(policy).not.toContain("trusted-types");
});

test("an evaluator of policies finds only what is so on purpose", () => {
  const policy = contentSecurityPolicy(content, [
    ["public/index.html", "<style>a{}</style><script>b()</script>"],
  ]);
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  // Both "can be problematic" where a host serves JSONP, Angular or uploads: the
  // site has none of them, and of the form's host one address is allowed.
  expect(findings.map(({ directive, value }) => [directive, value])).toEqual([
    ["script-src", "'self'"],
    ["script-src", form.embedScript],
  ]);
});

test("a style sheet or script that several pages hold is named once", () => {
  const body = '<style>a{}</style><script type="module">b()</script>';
  const policy = directives(body, body, "<style>c{}</style>");
  expect(policy["style-src"]).toEqual([hash("a{}"), hash("c{}")]);
  expect(policy["script-src"]).toContain(hash("b()"));
});

test.each([
  ['<p style="color:red">', "style="],
  ['<img onerror="a()">', "onerror="],
  ['<a class="x" href="javascript:a()">', 'href="javascript:'],
])("a page with %s ends the build, with its name", (body, found) => {
  expect(() => directives("<p>Text</p>", body)).toThrow(
    `public/1.html: found ${found} in a tag – the security policy blocks it, so the page would not work`,
  );
});

test("copy that only mentions an attribute is no reason to stop", () => {
  expect(() =>
    directives('<p>A style="loud" voice, onclick="now"</p>'),
  ).not.toThrow();
});

test("a script's address cannot end its directive", () => {
  const embedScript = "https://form.example/a;b,c.js?v=1;x";
  const site = { ...content.site, form: { ...form, embedScript } };
  const policy = contentSecurityPolicy({ ...content, site }, []);
  expect(policy).toContain("https://form.example/a%3Bb%2Cc.js;style-src");
});

test("a policy that hosts would cut off ends the build", () => {
  const many = Array.from(
    { length: 40 },
    (_, index) => `<script>${index}</script>`,
  );
  expect(() => directives(...many)).toThrow(
    /^The security policy has \d+ characters, at most 2000 are read – the pages hold 40 different inline scripts/,
  );
});

test("a host reads all of the rules, however many policies there are", () => {
  mkdirSync("public");
  for (let number = 0; number < 200; number += 1)
    for (const type of ["html", "html.br", "html.gz", "md", "md.br", "md.gz"])
      writeFileSync(`public/policy-${number}.${type}`, "<p>Text</p>");
  writeFileSync("public/robots.txt", "");
  writeHeaders(content);
  const paths = readFileSync("public/_headers", "utf8").match(/^\/.*$/gm);
  expect(paths).toEqual(["/*", "/", "/share/*", "/robots.txt"]);
});

test("Caddy gets the same headers as static hosts", () => {
  mkdirSync("public/static", { recursive: true });
  writeHeaders(content);
  const values = (text: string) =>
    text.replace(/[":{}()]/g, "").match(/\S+/g) ?? [];
  const words = values(readFileSync("public/_headers", "utf8"));
  const caddy = values(readFileSync("deploy/headers.caddy", "utf8"));
  expect(words).toContain("/static/*");
  expect(caddy.filter((word) => !/^(headers?|redirects)$/.test(word))).toEqual(
    words,
  );
});
