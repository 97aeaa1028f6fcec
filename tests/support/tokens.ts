import { readFileSync } from "node:fs";

/** A color of the style sheet in the light and in the dark theme, as `#rrggbb`. Print's comes after them. */
export function colorOf(token: string): string[] {
  const css = readFileSync("src/styles/global.css", "utf8");
  const values = css.matchAll(
    new RegExp(`--color-${token}:\\s*(#[0-9a-f]{6});`, "g"),
  );
  return [...values].map(([, color = ""]) => color).slice(0, 2);
}
