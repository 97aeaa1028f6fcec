import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { costComparisonData } from "../../../pipeline/assets/lazy-data";
import { builtFiles } from "../../../pipeline/publish/built-files";
import { markdownVersion } from "../../../pipeline/publish/markdown-version";
import { paperColors } from "../../../pipeline/assets/palettes";
import { workedExample } from "../../../src/lib/cost-comparison/example";
import { expect, test } from "../../support/page";

/** The built pages, by their address; the page for wrong addresses is none of them. */
const pages = new Map(
  builtFiles(/\.html$/)
    .map((file) => [addressOf(file), file] as const)
    .filter(([path]) => path !== "/404")
    .map(([path, file]) => [path, read(file)]),
);
const notFound = read("public/404.html");

function addressOf(file: string): string {
  return `/${relative("public", file).replace(/(^index)?\.html$/, "")}`;
}

function read(file: string): Document {
  return new JSDOM(readFileSync(file, "utf8")).window.document;
}

/** What each element that matches says or leads to. */
function all(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map(
    (element) =>
      element.getAttribute("content") ??
      element.getAttribute("href") ??
      element.textContent ??
      "",
  );
}

test("Every page has one title, one description and one h1 of its own, long enough and not too long", () => {
  expect([...pages.keys()]).toContain("/privacy-policy");
  for (const [path, page] of [...pages, ["/404", notFound] as const]) {
    expect(all(page, "title"), path).toEqual([
      expect.stringMatching(/^.{30,60}$/u),
    ]);
    expect(all(page, "meta[name=description]"), path).toEqual([
      expect.stringMatching(/^.{70,155}$/u),
    ]);
    expect(all(page, "h1"), path).toEqual([expect.stringMatching(/\S/)]);
  }
  for (const what of ["title", "meta[name=description]", "h1"]) {
    const texts = [...pages.values(), notFound].map((page) => all(page, what));
    expect(new Set(texts.flat()).size, what).toBe(texts.length);
  }
});

test("Search engines may show every page, at one address, and not the one for wrong addresses", ({
  content,
}) => {
  for (const [path, page] of pages) {
    expect(all(page, "meta[name=robots], meta[name=googlebot]"), path).toEqual(
      [],
    );
    const address = content.site.url + path;
    expect(all(page, "link[rel=canonical]"), path).toEqual([address]);
    expect(all(page, "meta[property='og:url']"), path).toEqual([address]);
  }
  expect(all(notFound, "meta[name=robots]")).toEqual(["noindex"]);
  expect(all(notFound, "link[rel=canonical]")).toEqual([]);
});

test("A shared link shows the page's title, description and picture of 1200 × 630, and says what is on it", async ({
  content,
}) => {
  const { url, brand } = content.site;
  for (const [path, page] of pages) {
    const card = (name: string) => all(page, `meta[property='og:${name}']`);
    expect(card("type"), path).toEqual(["website"]);
    expect(card("site_name"), path).toEqual([brand.name]);
    expect(card("description"), path).toEqual(
      all(page, "meta[name=description]"),
    );
    const [title] = all(page, "title");
    expect([title], path).toEqual(
      card("title").map((own) => `${own} | ${brand.name}`),
    );
    expect(all(page, "meta[name='twitter:card']"), path).toEqual([
      "summary_large_image",
    ]);
    expect(card("image:alt"), path).toEqual([expect.stringMatching(/\S/)]);
    const [picture = ""] = card("image");
    expect(picture.startsWith(`${url}/`), path).toBe(true);
    const file = join("public", picture.slice(url.length));
    const { width, height } = await sharp(file).metadata();
    expect([`${width}`, `${height}`], path).toEqual([
      ...card("image:width"),
      ...card("image:height"),
    ]);
    expect([width, height], path).toEqual([1200, 630]);
  }
});

test("Icons and the manifest are there, in the sizes that they claim", async () => {
  const files = all(
    notFound,
    "link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]",
  );
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const file of files)
    expect(existsSync(join("public", file)), file).toBe(true);
  const { icons } = JSON.parse(
    readFileSync("public/manifest.webmanifest", "utf8"),
  ) as { icons: { src: string; sizes: string; purpose?: string }[] };
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toContain("512x512 maskable");
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join("public", src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const { light, dark } = paperColors();
  expect(all(notFound, "meta[name=theme-color]")).toEqual([light, dark]);
});

test("The sitemap holds every page, and robots.txt leads to it", async ({
  request,
  content,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(listed.sort()).toEqual(
    [...pages.keys()].map((path) => content.site.url + path).sort(),
  );
  expect(sitemap).not.toMatch(/\d{4}-\d\d-\d\d/);
  expect(await (await request.get("/robots.txt")).text()).toContain(
    `\nSitemap: ${content.site.url}/sitemap.xml\n`,
  );
});

test("Every page's text is there as Markdown, which llms.txt leads to", async ({
  request,
  content,
}) => {
  const llms = await (await request.get("/llms.txt")).text();
  for (const [path, page] of pages) {
    const markdown = `/${markdownVersion(path)}`;
    expect(llms).toContain(`(${content.site.url}${markdown})`);
    const answer = await request.get(markdown);
    expect(answer.headers()["content-type"]).toBe(
      "text/markdown; charset=utf-8",
    );
    const text = await answer.text();
    const words = (from: string) => from.replace(/\s+/g, " ");
    for (const heading of all(page, "h1, main h2"))
      expect(words(text), path).toContain(words(heading).trim());
    expect(text).not.toMatch(/<\/?[a-z]+[ >]/i);
  }
});

test("No disclaimer of the landing page is missing in its text", async ({
  request,
  content,
}) => {
  const { site, mapPack, timeline, pricing, form } = content;
  const text = await (await request.get("/index.md")).text();
  const shown = text.replace(/\s+/g, " ");
  for (const note of [
    site.footer.note,
    pricing.note,
    form.consent.text,
    workedExample(costComparisonData(content)).caption,
    ...(mapPack.shown ? [mapPack.note] : []),
    ...(timeline.shown ? [timeline.note] : []),
  ])
    expect(shown).toContain(note.replace(/\s+/g, " "));
});

for (const [path, type] of Object.entries({
  "/robots.txt": "text/plain",
  "/llms.txt": "text/plain",
  "/.well-known/security.txt": "text/plain",
  "/sitemap.xml": "text/xml",
  "/index.md": "text/markdown",
}))
  test(`${path} is sent as text in UTF-8`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": `${type}; charset=utf-8`,
      "content-encoding": "br",
    });
  });
