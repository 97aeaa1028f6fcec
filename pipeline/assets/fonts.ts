import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { loadOnce } from "../load";

const fromProject = createRequire(`${process.cwd()}/package.json`);

/** The site's typefaces, by the names of their packages, with the weights to keep: a single one makes a static font. */
const weights = {
  besley: 700,
  "libre-franklin": { min: 400, max: 700 },
};

const ascii = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
);

/** Characters of components and formatted figures, which the content may lack. */
const ofComponents = "–—’‘“”…×★☆✓";

/** Writes the style sheet's fonts, reduced to the characters in the content. */
export async function writeFonts(): Promise<void> {
  const { content } = await loadOnce();
  const characters = new Set([
    ...ascii,
    ...ofComponents,
    ...JSON.stringify(content ?? ""),
  ]);
  mkdirSync("src/fonts", { recursive: true });
  for (const [name, wght] of Object.entries(weights)) {
    const file = fromProject.resolve(
      `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    );
    const font = await subsetFont(
      readFileSync(file),
      [...characters].sort().join(""),
      { targetFormat: "woff2", variationAxes: { wght } },
    );
    writeFileSync(`src/fonts/${name}.woff2`, font);
  }
}
