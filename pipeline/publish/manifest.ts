import { writeFileSync } from "node:fs";
import { output } from "./page-files";

/** Writes the web app manifest, which names the icons in `static/`: https://www.w3.org/TR/appmanifest/ */
export function writeManifest(name: string): void {
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
    icons: [
      icon("/icon-192.png", 192),
      icon("/icon-512.png", 512),
      // Android may crop everything outside a circle of 80% of the width.
      { ...icon("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
  };
  writeFileSync(`${output}/manifest.webmanifest`, JSON.stringify(manifest));
}
