import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { currentColors } from "../../pipeline/read/colors";
import { pageFile } from "../../pipeline/publish/page-files";
import { htmlProblems } from "../support/html-problems";
import { routes } from "../support/routes";

const ours = [
  ...["_headers", "_redirects", "manifest.webmanifest"],
  ...["robots.txt", "sitemap.xml", "page-data", "share", "static", "zip"],
  ...(existsSync("static") ? readdirSync("static") : []),
  ...["apple-touch-icon.png", "favicon.ico", "favicon.svg"],
  ...["icon-192.png", "icon-512.png", "icon-maskable-512.png"],
  ...routes.map((path) => `${path === "/" ? "index" : path.slice(1)}.html`),
];
/** A script or style sheet of webpack, with its hash, and the licenses of what is in it. */
const bundle =
  /^[\w-]+-[0-9a-f]{20}\.js(\.LICENSE\.txt)?$|^styles\.[0-9a-f]{20}\.css$/;

test("nothing but the pages and what they need is published", () => {
  const published = readdirSync("public", { recursive: true }).map(String);
  const stray = published.filter(
    (file) =>
      (!file.includes("/") && !ours.includes(file) && !bundle.test(file)) ||
      file.endsWith(".map"),
  );
  expect(stray).toEqual([]);
});

test("an editor's share picture is a JPEG of 1200 × 630 pixels below 300 kB, which messengers show", async () => {
  const html = readFileSync("public/index.html", "utf8");
  const [, address = ""] =
    /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const file = readFileSync(join("public", new URL(address).pathname));
  expect(await sharp(file).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
  expect(file.length).toBeLessThan(300_000);
});

test("the toolbar of a browser has the color of the page in both themes", () => {
  const html = readFileSync("public/index.html", "utf8");
  const found = [...html.matchAll(/name="theme-color" content="([^"]+)"/g)];
  const { light, dark } = currentColors();
  expect(found.map(([, color]) => color)).toEqual([
    light["paper"],
    dark["paper"],
  ]);
});

for (const file of routes.map(pageFile))
  test(`${file} is valid HTML`, async () => {
    expect(await htmlProblems(readFileSync(file, "utf8"))).toEqual([]);
  });
