import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { errorPage, output } from "../publish/page-files";
import { currentColors } from "../read/colors";
import type { Content } from "../sections";
import { ascii, subset } from "./fonts";
import { png } from "./icons";

const size = { width: 1200, height: 630 };
/** Beside the words. */
const margin = 80;
/** The width of the words. */
const measure = size.width - 2 * margin;
/** The height of the band below the heading. */
const band = 120;
/** Where the heading starts, and the most that it may take. */
const heading = { top: 180, height: size.height - band - 180 - 40 };

const fontFolder = ".cache/share-fonts";

/** The typefaces: a family, by the name that its file has kept at every weight, and the file. */
interface Fonts {
  display: { font: string; fontfile: string };
  text: { font: string; fontfile: string };
}

/**
 * Draws the picture that social networks and messengers show beside a link to a
 * page: the company, the page's heading, and below it the price on the landing page,
 * else the site's address.
 */
export async function writeSharePictures(content: Content): Promise<void> {
  const { site, hero, notFound, documents } = content;
  const { host } = new URL(site.url);
  const pages = [
    { page: "/index", title: hero.heading, foot: hero.price },
    { page: errorPage, title: notFound.heading, foot: host },
    ...documents.map(({ slug, heading: title }) => ({
      ...{ page: `/${slug}`, title, foot: host },
    })),
  ];
  const words = JSON.stringify([site.brand.name, pages]);
  const fonts = {
    display: await fontOf("Besley", "besley", words),
    text: await fontOf("Libre Franklin Thin", "libre-franklin", words),
  };
  for (const { page, title, foot } of pages) {
    const file = join(output, "share", `${page}.jpg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(content, fonts, title, foot));
  }
}

/** The file stays: once Pango has read one, it looks for it until the process ends. */
async function fontOf(font: string, name: string, words: string) {
  const fontfile = join(fontFolder, `${name}.ttf`);
  mkdirSync(fontFolder, { recursive: true });
  writeFileSync(fontfile, await subset(name, ascii + words, "sfnt", 700));
  return { font, fontfile };
}

async function draw(
  { site, logo }: Content,
  { display, text }: Fonts,
  title: string,
  foot: string,
): Promise<Buffer> {
  const { light } = currentColors();
  const [paper, ink, brand, onBrand] = [
    "paper",
    "ink",
    "brand",
    "brand-ink",
  ].map((name) => light[name] ?? "");
  const words = (
    said: string,
    { font, fontfile }: Fonts["text"],
    pixels: number,
    color = "",
    width = measure,
  ) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escaped(said)}</span>`,
        // The comma ends the family, whose last word is not a weight.
        font: `${font}, ${pixels}`,
        ...{ fontfile, width, rgba: true, dpi: 72 },
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const name = await words(site.brand.name, text, 34, ink, measure - 90);
  const price = await words(foot, text, 38, onBrand);
  let large = await words(title, display, 76, ink);
  for (const pixels of [68, 60, 50, 42])
    if (large.info.height > heading.height)
      large = await words(title, display, pixels, ink);
  const ground = sharp({
    create: { ...size, channels: 3, background: paper ?? "" },
  });
  return ground
    .composite([
      { input: await png(logo, light, 72, 1), left: margin, top: 64 },
      {
        input: name.data,
        left: margin + 90,
        top: 100 - Math.round(name.info.height / 2),
      },
      { input: large.data, left: margin, top: heading.top },
      {
        input: {
          create: {
            ...{ width: size.width, height: band, channels: 3 },
            background: brand ?? "",
          },
        },
        ...{ left: 0, top: size.height - band },
      },
      {
        input: price.data,
        left: margin,
        top: size.height - Math.round((band + price.info.height) / 2),
      },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** For Pango's markup. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
