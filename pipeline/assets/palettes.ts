import { readFileSync } from "node:fs";

/** Colors as `#rrggbb`, by the name of their token. */
export type Palette = Record<string, string>;

/** The colors of each theme, by token, as the style sheet defines them. */
export function palettes(): Record<"light" | "dark", Palette> {
  const [light = "", rest = ""] = readFileSync(
    "src/styles/global.css",
    "utf8",
  ).split("@media screen and (prefers-color-scheme: dark)");
  const [dark = ""] = rest.split("}");
  return { light: tokens(light), dark: { ...tokens(light), ...tokens(dark) } };
}

/** The paper color of each theme, for the browser's toolbar. */
export function paperColors() {
  const { light, dark } = palettes();
  return { light: light["paper"], dark: dark["paper"] };
}

function tokens(rules: string): Palette {
  return Object.fromEntries(
    [...rules.matchAll(/--color-([\w-]+): (#[0-9a-f]+);/g)].map(
      ([, token, color]) => [token, color],
    ),
  );
}
