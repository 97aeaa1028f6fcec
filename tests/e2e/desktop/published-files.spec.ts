import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pictureUses } from "../../../pipeline/content/picture-uses";
import { expect, test } from "../../support/page";
import { given } from "../../support/shown";

const hash = "[0-9a-f]{20}";

/** All that visitors, search engines and hosts need of a build, and who needs each. */
const published = {
  "a page, or the one that hosts answer unknown addresses with":
    /^[\w-]+\.html$/,
  "a page's text, for assistants": /^[\w-]+\.md$/,
  "what search engines and assistants look for":
    /^(?:robots\.txt|sitemap\.xml|llms\.txt)$/,
  "whom to tell of a hole in the site's security":
    /^\.well-known\/security\.txt$/,
  "the data of a page, for who comes from another one":
    /^page-data\/(?:[\w-]+|404\.html)\/page-data\.json$/,
  "what several pages share of their data": /^page-data\/sq\/d\/\d+\.json$/,
  "how a page notices that there is a newer build":
    /^page-data\/app-data\.json$/,
  "a script": new RegExp(
    `^(?:framework|app|webpack-runtime|component---src-[\\w-]+|\\d+|${hash}${hash})-${hash}\\.js$`,
  ),
  "the license of packages in a script": new RegExp(
    `^framework-${hash}\\.js\\.LICENSE\\.txt$`,
  ),
  "a font": /^static\/[\w-]+\.woff2$/,
  "a picture of the content":
    /^static\/[0-9a-f]{32}\/[0-9a-f]+\/[^/]+\.(?:avif|webp|png|jpg)$/,
  "an icon, and the manifest that names some":
    /^(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-[\w-]+\.png|manifest\.webmanifest)$/,
  "what other sites show of a page": /^share\/[\w-]+\.png$/,
  "what loads near a part of the page": /^data\/[\w-]+\.json$/,
  "the places of some ZIP codes": /^zip\/\d{3}\.json$/,
  "the headers and redirects, for the host": /^_(?:headers|redirects)$/,
};

const text = /\.(?:html|js|css|json|svg|txt|md|xml|webmanifest)$|^_\w+$/;

/** What tells of the machine or of the code that a build was made from. */
const telling = {
  "the folder of the project": process.cwd() + sep,
  "the folder of the packages": "node_modules",
  "the address of a file": "file://",
  "the name of a source map": "sourceMappingURL=",
};

const files = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative("public", join(entry.parentPath, entry.name)))
  .map((path) => path.replaceAll("\\", "/"));
const originals = files.filter((path) => !/\.(?:br|gz)$/.test(path));

test("public/ holds only what somebody needs", () => {
  const stray = originals.filter((path) =>
    Object.values(published).every((pattern) => !pattern.test(path)),
  );
  expect(
    stray,
    "what visitors need goes onto the list in this test, all else into pipeline/publish/prune.ts",
  ).toEqual([]);
  for (const [what, pattern] of Object.entries(published))
    expect(
      originals.some((path) => pattern.test(path)) ||
        (what === "a picture of the content" &&
          pictureUses(given).length === 0),
      `${what} is on the list in this test, and not in public/`,
    ).toBe(true);
});

test("No file tells of the machine that built it, or of a source map", () => {
  const found = originals
    .filter((path) => text.test(path))
    .flatMap((path) => {
      const content = readFileSync(join("public", path), "utf8");
      return Object.entries(telling)
        .filter(([, words]) => content.includes(words))
        .map(([what]) => `${path} holds ${what}`);
    });
  expect(found).toEqual([]);
});
