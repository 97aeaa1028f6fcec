import { writeFileSync } from "node:fs";
import type { Colors } from "../read/colors";
import { output } from "./page-files";

/** Writes the web app manifest, which names the icons of `assets/icons.ts`: https://www.w3.org/TR/appmanifest/ */
export function writeManifest(name: string, { light }: Colors): void {
  const icon = (src: string, size: number) => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: light["paper"],
    theme_color: light["paper"],
    icons: [
      icon("/icon-192.png", 192),
      icon("/icon-512.png", 512),
      // Android may crop everything outside a circle of 80% of the width.
      { ...icon("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
  };
  writeFileSync(`${output}/manifest.webmanifest`, JSON.stringify(manifest));
}
