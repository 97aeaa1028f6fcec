import { readFileSync } from "node:fs";
import { placeAt, type Problem } from "../problem";
import { readColors, styleSheet } from "../read/colors";

/** Text and what it stands on. Large bands and buttons have colors of their own. */
const pairs = [
  ["ink", "paper"],
  ["muted", "paper"],
  ["muted", "card"],
  ["accent", "paper"],
  ["accent", "card"],
  ["accent-ink", "accent"],
  ["brand-ink", "brand"],
] as const;

/** What the accessibility statement promises: https://www.w3.org/TR/WCAG22/#contrast-enhanced */
const least = 7;

/** Finds colors of the style sheet that are too pale for their text, and the remark that they are not the company's yet. */
export function checkColors(): {
  problems: Problem[];
  placeholders: Problem[];
} {
  const css = readFileSync(styleSheet, "utf8");
  const at = (offset: number, message: string): Problem => ({
    ...{ file: styleSheet, field: "", message },
    ...placeAt(css, offset),
  });
  const start = css.indexOf("prefers-color-scheme: dark");
  const problems = Object.entries(readColors(css)).flatMap(([theme, colors]) =>
    pairs.flatMap(([text, ground]) => {
      const [one = "", other = ""] = [colors[text], colors[ground]];
      const ratio = contrast(one, other);
      if (ratio >= least) return [];
      const offset = css.indexOf(
        `--color-${text}:`,
        theme === "dark" ? start : 0,
      );
      return at(
        Math.max(offset, 0),
        `in the ${theme} theme, text in ${text} ${one} on ${ground} ${other} has a contrast of ${ratio.toFixed(1)} to 1, and needs ${least}, as the accessibility statement says – make one of them lighter or darker`,
      );
    }),
  );
  const placeholders = [
    ...css.matchAll(/\/\*\s*placeholder\b[\s:–-]*([^]*?)\*\//gi),
  ].map(({ 1: wanted = "", index }) =>
    at(index, wanted.replace(/\s+/g, " ").trim()),
  );
  return { problems, placeholders };
}

/** The contrast ratio of two colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
