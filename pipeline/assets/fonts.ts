import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { loadContent } from "../content/load-content";

const fromPackage = createRequire(`${process.cwd()}/package.json`);

/** The site's two typefaces, and the weights that it uses of each. */
const faces = {
  besley: { min: 700, max: 700 },
  "libre-franklin": { min: 400, max: 700 },
};

/** A typeface of the site, by the name of its package. */
type FaceName = keyof typeof faces;

/** Characters to keep even if the content lacks them: ASCII, and those in components. */
const alwaysNeeded = `${String.fromCharCode(
  ...Array.from({ length: 95 }, (_, index) => 32 + index),
)}–—’‘“”…×+$%★☆✓`;

/**
 * Subsets a typeface to some characters.
 *
 * @param weight the range of weights to keep; a single one makes a static font
 */
export function cutFont(
  name: FaceName,
  characters: string,
  weight: { min: number; max: number },
  targetFormat: "woff2" | "truetype",
): Promise<Buffer> {
  const file = fromPackage.resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  return subsetFont(readFileSync(file), characters, {
    targetFormat,
    variationAxes: { wght: weight.min === weight.max ? weight.min : weight },
  });
}

/** Writes the style sheet's fonts, subset to the characters in the content. */
export async function writeFonts(): Promise<void> {
  const { content } = loadContent("content");
  const characters = [...new Set(alwaysNeeded + JSON.stringify(content ?? ""))]
    .sort()
    .join("");
  const names = Object.keys(faces) as FaceName[];
  mkdirSync("src/fonts", { recursive: true });
  for (const name of names)
    writeFileSync(
      `src/fonts/${name}.woff2`,
      await cutFont(name, characters, faces[name], "woff2"),
    );
}
