import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import sharp from "sharp";
import { StreetMap } from "../../src/illustrations/street-map";
import { pictureFolder } from "../content/picture-uses";
import { sharePicture } from "../../src/lib/share-picture";
import type { Content } from "../schema/content";
import { cutFont } from "./fonts";
import { palettes, type Palette } from "./palettes";

const output = "public";
const size = { width: 1200, height: 630 };
/** The street map fills the right-hand third. */
const textWidth = 800;

/** Writes each page's picture for social networks and messengers. */
export async function writeShareCards(content: Content): Promise<void> {
  const { light: palette } = palettes();
  const brand = content.site.brand.name;
  const cards = cardsOf(content);
  const fonts = await cardFonts(JSON.stringify(cards) + brand);
  const map = await streetMapPng(palette);
  const logo = `data:image/svg+xml;base64,${readFileSync("static/favicon.svg", "base64")}`;
  for (const { path, share, ...words } of cards) {
    const file = join(output, sharePicture(path));
    mkdirSync(dirname(file), { recursive: true });
    const card = share ? cropped(share) : await drawn(words);
    await card.png({ palette: true, quality: 90 }).toFile(file);
  }

  async function drawn(words: { heading: string; line: string }) {
    const card = await satori(
      <ShareCard {...words} {...{ brand, logo, palette }} />,
      { ...size, fonts },
    );
    return sharp(Buffer.from(card)).composite([
      { input: map, left: textWidth, top: 0 },
    ]);
  }
}

type SharePicture = NonNullable<Content["site"]["landing"]["share"]>;

/** A picture of the content in the size of a card. */
function cropped({ file, focus = "center" }: SharePicture) {
  return sharp(join("content", pictureFolder, file))
    .autoOrient()
    .resize({ ...size, fit: "cover", position: focus });
}

/** The words on each page's card. */
function cardsOf({ site, hero, notFound, policies }: Content) {
  const facts = hero.facts.map(({ value, label }) => `${value} ${label}`);
  return [
    {
      path: "/",
      heading: hero.heading,
      line: facts.join("  ·  "),
      share: site.landing.share,
    },
    {
      path: "/404",
      heading: notFound.heading,
      line: notFound.description,
      share: notFound.share,
    },
    ...policies.map(({ slug, heading, description, share }) => ({
      path: `/${slug}`,
      heading,
      line: description,
      share,
    })),
  ];
}

async function cardFonts(characters: string) {
  const bold = { min: 700, max: 700 };
  const medium = { min: 500, max: 500 };
  return [
    {
      name: "display",
      data: await cutFont("besley", characters, bold, "truetype"),
    },
    {
      name: "text",
      data: await cutFont("libre-franklin", characters, medium, "truetype"),
    },
  ];
}

function streetMapPng(palette: Palette): Promise<Buffer> {
  // Outside the site, the drawing's Tailwind classes need rules of their own.
  const rules = Object.entries(palette).map(
    ([token, color]) =>
      `.fill-${token}{fill:${color}}.stroke-${token}{stroke:${color}}`,
  );
  const map = renderToStaticMarkup(<StreetMap className="map" />).replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width - textWidth}" height="${size.height}" $1><style>.fill-none{fill:none}${rules.join("")}</style>`,
  );
  return sharp(Buffer.from(map)).png().toBuffer();
}

interface ShareCardProps {
  brand: string;
  heading: string;
  /** The line at the foot of the card. */
  line: string;
  /** The logo's address. */
  logo: string;
  palette: Palette;
}

function ShareCard({ brand, heading, line, logo, palette }: ShareCardProps) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: textWidth,
        height: size.height,
        padding: 64,
        background: palette["paper"],
        color: palette["ink"],
        fontFamily: "text",
      }}
    >
      <div
        style={{
          display: "flex",
          alignItems: "center",
          gap: 16,
          fontFamily: "display",
          fontSize: 36,
        }}
      >
        <img src={logo} width={56} height={56} alt="" />
        {brand}
      </div>
      <div style={{ fontFamily: "display", fontSize: 68, lineHeight: 1.1 }}>
        {heading}
      </div>
      <div
        style={{
          borderTop: `4px solid ${palette["ink"]}`,
          paddingTop: 20,
          fontSize: 26,
          lineHeight: 1.4,
          color: palette["muted"],
        }}
      >
        {line}
      </div>
    </div>
  );
}
