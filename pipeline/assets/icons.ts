import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import type { Content } from "../schema/content";
import { palettes } from "./palettes";

const output = "public";
const logo = "static/favicon.svg";
/** The logo is drawn on a grid of 32 × 32. */
const grid = 32;

/** Each icon's size in pixels, and the share of its width that the logo takes up. */
const icons = {
  "apple-touch-icon.png": { size: 180, share: 0.76 },
  "icon-192.png": { size: 192, share: 0.84 },
  "icon-512.png": { size: 512, share: 0.84 },
  // Android may crop everything outside a circle of 80% of the width.
  "icon-maskable-512.png": { size: 512, share: 0.56 },
};

/** Writes the icons and the web app manifest, from `static/favicon.svg`. */
export async function writeIcons({ site: { brand } }: Content): Promise<void> {
  const { paper = "" } = palettes().light;
  for (const [name, { size, share }] of Object.entries(icons)) {
    const background = {
      width: size,
      height: size,
      channels: 4,
      background: paper,
    } as const;
    await sharp({ create: background })
      .composite([{ input: await logoPng(Math.round(size * share)) }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(output, name));
  }
  const small = await Promise.all([16, 32, 48].map(logoPng));
  writeFileSync(join(output, "favicon.ico"), await pngToIco(small));
  writeFileSync(
    join(output, "manifest.webmanifest"),
    JSON.stringify(manifest(brand.name, paper)),
  );
}

function logoPng(size: number): Promise<Buffer> {
  // An SVG has one pixel per unit at 72 dpi.
  const density = (72 * size) / grid;
  return sharp(logo, { density }).resize(size, size).png().toBuffer();
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest(name: string, paper: string) {
  const icon = (file: keyof typeof icons) => ({
    src: `/${file}`,
    sizes: `${icons[file].size}x${icons[file].size}`,
    type: "image/png",
  });
  return {
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      icon("icon-192.png"),
      icon("icon-512.png"),
      { ...icon("icon-maskable-512.png"), purpose: "maskable" },
    ],
  };
}
