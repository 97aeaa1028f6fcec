import { readFileSync } from "node:fs";

/** The color tokens of both themes, by their names: `paper` is `--color-paper`. Each is written #rrggbb. */
export interface Colors {
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** The file that has them. */
export const styleSheet = "src/styles/global.css";

/** The color tokens of the project's style sheet. */
export function currentColors(): Colors {
  return readColors(readFileSync(styleSheet, "utf8"));
}

/** Reads the color tokens of a style sheet. Those that the dark theme does not name are the light ones. */
export function readColors(css: string): Colors {
  const [first = "", rest = ""] = css.split(
    /@media screen and \(prefers-color-scheme: dark\)/,
  );
  const [dark = ""] = rest.split(/\n\}/);
  const light = tokensIn(first);
  return { light, dark: { ...light, ...tokensIn(dark) } };
}

function tokensIn(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})\b/gi)].map(
      ([, name = "", value = ""]) => [name, value.toLowerCase()],
    ),
  );
}

/** Replaces the tokens in a drawing with the colors of a theme: `var(--color-accent, #000)` is #0b5741. */
export function withColors(
  drawing: string,
  colors: Record<string, string>,
): string {
  return drawing.replace(
    /var\(--color-([\w-]+)(?:,\s*([^()]*))?\)/g,
    (whole, name: string, fallback?: string) =>
      colors[name] ?? fallback ?? whole,
  );
}
