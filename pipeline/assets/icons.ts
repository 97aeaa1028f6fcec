import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { loadOnce } from "../load";
import { output } from "../publish/page-files";
import { currentColors, withColors, type Colors } from "../read/colors";
import type { Logo } from "../read/logo";

/** Writes the icons of the site: the logo in the colors of the style sheet. */
export async function writeIcons(): Promise<void> {
  const { content } = await loadOnce();
  // A page with mistakes in its content is not published.
  if (!content) return;
  const colors = currentColors();
  const files = await icons(content.logo, colors);
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(output, name), bytes);
}

/**
 * The icons by their file names. Those of home screens have the paper behind the
 * logo, which is transparent otherwise; Android may crop everything of the maskable
 * one outside a circle of 80% of the width.
 */
export async function icons(
  logo: Logo,
  colors: Colors,
): Promise<Record<string, string | Buffer>> {
  const { light } = colors;
  const { paper = "#ffffff" } = light;
  return {
    "favicon.svg": favicon(logo, colors),
    "favicon.ico": ico(await png(logo, light, 32, 1)),
    "apple-touch-icon.png": await png(logo, light, 180, 0.76, paper),
    "icon-192.png": await png(logo, light, 192, 0.82, paper),
    "icon-512.png": await png(logo, light, 512, 0.82, paper),
    "icon-maskable-512.png": await png(logo, light, 512, 0.56, paper),
  };
}

/** The logo in both themes. */
function favicon({ viewBox, drawing }: Logo, { light, dark }: Colors): string {
  const styles = [light, dark].map((colors) =>
    [...new Set(drawing.match(/--color-[\w-]+/g))]
      .map((token) => `${token}:${colors[token.replace("--color-", "")]}`)
      .join(";"),
  );
  const style = styles[0]
    ? `<style>:root{${styles[0]}}@media(prefers-color-scheme:dark){:root{${styles[1]}}}</style>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${drawing}</svg>\n`;
}

/**
 * Draws the logo in the middle of a square.
 *
 * @param size of the square, in pixels
 * @param part the logo's, of the square's width or height
 */
export async function png(
  { viewBox, drawing }: Logo,
  colors: Record<string, string>,
  size: number,
  part: number,
  background?: string,
): Promise<Buffer> {
  const inner = Math.round(size * part);
  const [, , width = 1, height = 1] = viewBox.split(/[ ,]+/).map(Number);
  const scale = inner / Math.max(width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width * scale}" height="${height * scale}">${withColors(drawing, colors)}</svg>`;
  const fit = { fit: "contain" as const, background: "#0000" };
  const drawn = await sharp(Buffer.from(svg))
    .resize(inner, inner, fit)
    .png()
    .toBuffer();
  const ground = sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: background ?? "#0000",
    },
  });
  return ground
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

/** A PNG of 32 × 32 in an ICO file: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(32, 6); // width
  header.writeUInt8(32, 7); // height
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18); // where the image starts
  return Buffer.concat([header, image]);
}
