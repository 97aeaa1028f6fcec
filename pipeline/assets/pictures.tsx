import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pngToIco from "png-to-ico";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import sharp from "sharp";
import { Logo } from "../../src/components/logo";
import { StreetMap } from "../../src/illustrations/street-map";
import { sharePicture } from "../../src/lib/share-picture";
import type { Content } from "../content/load-content";
import { cutFont } from "./fonts";
import { palettes, type Palette } from "./palettes";

const output = "public";

/** Writes the share pictures and the icons into the built site. */
export async function writePictures(content: Content): Promise<void> {
  const { light, dark } = palettes();
  const logo = drawing(
    <Logo className="logo" />,
    `${logoPaint(light)}@media (prefers-color-scheme:dark){${logoPaint(dark)}}`,
  );
  await writeIcons(content.site.brand.name, logo, light);
  await writeSharePictures(content, logo, light);
}

/** A drawing of the site as a file of its own, with the rules that colour it. */
function drawing(
  element: ReactElement,
  rules: string,
  attributes = "",
): string {
  return renderToStaticMarkup(element).replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} $1><style>.fill-none{fill:none}${rules}</style>`,
  );
}

/** What the classes of a drawing's fills and strokes mean. */
function paint(palette: Palette): string {
  return Object.entries(palette)
    .map(
      ([token, colour]) =>
        `.fill-${token}{fill:${colour}}.stroke-${token}{stroke:${colour}}`,
    )
    .join("");
}

/** Only what the logo uses, since every visitor may load its file. */
function logoPaint({ accent = "", "accent-ink": ink = "" }: Palette): string {
  return paint({ accent, "accent-ink": ink });
}

async function writeIcons(
  brand: string,
  logo: string,
  { paper = "" }: Palette,
): Promise<void> {
  write("favicon.svg", logo);
  /** The logo on paper; `share` is how much of the width it takes. */
  const icon = async (size: number, share: number) => {
    const inner = Math.round(size * share);
    const picture = await sharp(Buffer.from(logo), {
      density: (72 * inner) / 32,
    })
      .resize(inner, inner)
      .png()
      .toBuffer();
    return sharp({
      create: { width: size, height: size, channels: 4, background: paper },
    })
      .composite([{ input: picture }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  };
  const icons = {
    "apple-touch-icon.png": await icon(180, 0.76),
    "icon-192.png": await icon(192, 0.84),
    "icon-512.png": await icon(512, 0.84),
    // A launcher may cut everything outside a circle of 80 % of the width.
    "icon-maskable-512.png": await icon(512, 0.56),
  };
  for (const [name, picture] of Object.entries(icons)) write(name, picture);
  const small = await Promise.all(
    [16, 32, 48].map((size) =>
      sharp(Buffer.from(logo), { density: 72 * (size / 32) })
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  );
  write("favicon.ico", await pngToIco(small));
  write(
    "manifest.webmanifest",
    JSON.stringify({
      name: brand,
      short_name: brand,
      start_url: "/",
      display: "browser",
      background_color: paper,
      theme_color: paper,
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        {
          src: "/icon-maskable-512.png",
          sizes: "512x512",
          type: "image/png",
          purpose: "maskable",
        },
      ],
    }),
  );
}

async function writeSharePictures(
  { site, hero, notFound, policies }: Content,
  logo: string,
  palette: Palette,
): Promise<void> {
  const [fact, ...facts] = hero.facts;
  const small = [fact, ...facts]
    .map((each) => `${each?.value} ${each?.label}`)
    .join("  ·  ");
  const pages = [
    { path: "/", heading: hero.heading, small },
    { path: "/404", heading: notFound.heading, small: notFound.description },
    ...policies.map(({ slug, heading, description }) => ({
      path: `/${slug}`,
      heading,
      small: description,
    })),
  ];
  const characters = JSON.stringify(pages) + site.brand.name;
  const fonts = [
    {
      name: "display",
      data: await cutFont(
        "besley",
        characters,
        { min: 700, max: 700 },
        "truetype",
      ),
    },
    {
      name: "text",
      data: await cutFont(
        "libre-franklin",
        characters,
        { min: 500, max: 500 },
        "truetype",
      ),
    },
  ];
  const map = await streetMapPicture(palette);
  const logoAddress = `data:image/svg+xml;base64,${Buffer.from(logo).toString("base64")}`;
  mkdirSync(join(output, "share"), { recursive: true });
  for (const { path, heading, small: line } of pages) {
    const card = await satori(
      <ShareCard
        brand={site.brand.name}
        {...{ heading, line, palette }}
        logo={logoAddress}
      />,
      {
        width: 1200,
        height: 630,
        fonts,
      },
    );
    const picture = await sharp(Buffer.from(card))
      .composite([{ input: map, left: 800, top: 0 }])
      .png({ palette: true, quality: 90 })
      .toBuffer();
    write(sharePicture(path), picture);
  }
}

/** The street map in the colours of the light theme, for the right-hand third of a share picture. */
function streetMapPicture(palette: Palette): Promise<Buffer> {
  const map = drawing(
    <StreetMap className="map" />,
    paint(palette),
    'width="400" height="630"',
  );
  return sharp(Buffer.from(map)).png().toBuffer();
}

interface ShareCardProps {
  brand: string;
  heading: string;
  /** The line at the foot of the card. */
  line: string;
  logo: string;
  palette: Record<string, string>;
}

function ShareCard({ brand, heading, line, logo, palette }: ShareCardProps) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: 800,
        height: 630,
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

function write(name: string, data: Buffer | string): void {
  writeFileSync(join(output, name), data);
}
