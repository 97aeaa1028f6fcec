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

export const ascii = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join("");

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
    const words = [...characters].sort().join("");
    const font = await subset(name, words, "woff2", wght);
    writeFileSync(`src/fonts/${name}.woff2`, font);
  }
}

/**
 * One of the site's typefaces, reduced to some characters.
 *
 * @param name of its package
 */
export function subset(
  name: string,
  characters: string,
  targetFormat: "woff2" | "sfnt",
  wght: number | { min: number; max: number },
): Promise<Buffer> {
  const file = fromProject.resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const options = { targetFormat, variationAxes: { wght } };
  return subsetFont(readFileSync(file), characters, options);
}
