import { readFileSync } from "node:fs";

/** Colours as `#rrggbb`, by the name of their token. */
export type Palette = Record<string, string>;

/** The colours of each theme, by token, as the style sheet defines them. */
export function palettes(): Record<"light" | "dark", Palette> {
  const [light = "", rest = ""] = readFileSync(
    "src/styles/global.css",
    "utf8",
  ).split("@media screen and (prefers-color-scheme: dark)");
  const [dark = ""] = rest.split("}");
  return { light: tokens(light), dark: { ...tokens(light), ...tokens(dark) } };
}

/** The colour of the paper in each theme, for the bar of a phone's browser. */
export function paperColors() {
  const { light, dark } = palettes();
  return { light: light["paper"], dark: dark["paper"] };
}

function tokens(rules: string): Palette {
  return Object.fromEntries(
    [...rules.matchAll(/--color-([\w-]+): (#[0-9a-f]+);/g)].map(
      ([, token, colour]) => [token, colour],
    ),
  );
}
