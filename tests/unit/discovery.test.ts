import { discoveryFiles } from "../../pipeline/publish/discovery";
import { trainingCrawlers } from "../../pipeline/schema/site";
import { contentWith, secondPolicy, textOf } from "../support/content-copy";

function filesWith(changes: Parameters<typeof contentWith>[0]) {
  const { content, problems } = contentWith(changes);
  if (!content) throw new Error(JSON.stringify(problems));
  return discoveryFiles(content);
}

/** The site's content at an address of its own, with another change. */
const atSite = (change = (text: string) => text) => ({
  "site.yaml": change(
    textOf("site.yaml").replace(/^url: .*$/m, "url: https://site.example"),
  ),
});

test("the sitemap names every page that search engines may show, and no day", () => {
  const { "sitemap.xml": sitemap } = filesWith({
    ...atSite(),
    "terms-of-service.md": secondPolicy(),
  });
  expect(sitemap?.match(/<loc>.*?<\/loc>/g)).toEqual([
    "<loc>https://site.example/</loc>",
    "<loc>https://site.example/privacy-policy</loc>",
    "<loc>https://site.example/terms-of-service</loc>",
  ]);
  expect(sitemap).not.toContain("lastmod");
});

test("all crawlers may read the site, and find its sitemap", () => {
  const open = (text: string) =>
    text.replace(/^aiTraining: .*$/m, "aiTraining: true");
  expect(filesWith(atSite(open))["robots.txt"]).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n",
  );
});

test("with the switch off, crawlers that collect texts to train AI are asked to stay away, and only those", () => {
  const { "robots.txt": robots = "" } = filesWith(
    atSite((text) => text.replace(/^aiTraining: .*$/m, "aiTraining: false")),
  );
  const groups = robots.split("\n\n");
  expect(groups).toContain("User-agent: *\nAllow: /");
  expect(groups).toContain(
    [
      ...trainingCrawlers.map((name) => `User-agent: ${name}`),
      "Disallow: /",
    ].join("\n"),
  );
  expect(robots.match(/^Disallow/gm)).toHaveLength(1);
});

test("security.txt says whom to write to, and until when that holds", () => {
  const { ".well-known/security.txt": security } = filesWith(
    atSite((text) =>
      text
        .replace(/^supportEmail: .*$/m, "supportEmail: help@site.example")
        .replace(/^securityExpires: .*$/m, 'securityExpires: "2031-02-03"'),
    ),
  );
  expect(security?.trim().split("\n")).toEqual([
    "Contact: mailto:help@site.example",
    "Expires: 2031-02-03T00:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://site.example/.well-known/security.txt",
  ]);
});

test("llms.txt leads to the text of every page, after what the small print says", () => {
  const { content } = contentWith({});
  const { "llms.txt": llms = "" } = filesWith(atSite());
  expect(llms).toMatch(/^# .+\n\n> .+\n/);
  expect(llms).toContain(content?.site.footer.note);
  expect(llms.match(/\(https:[^)]*\)/g)).toEqual([
    "(https://site.example/index.md)",
    "(https://site.example/privacy-policy.md)",
    "(https://site.example/terms-of-service.md)",
  ]);
});
