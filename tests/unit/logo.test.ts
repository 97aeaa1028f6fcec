import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { icons } from "../../pipeline/assets/icons";
import { readLogo, readLogoFile, type Logo } from "../../pipeline/read/logo";
import { useEmptyFolder } from "../support/empty-folder";

useEmptyFolder();

const svg = (inside: string, attributes = 'viewBox="0 0 2 1"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test.each([
  [
    '<path style="fill:#123;stroke-width: 2"/>',
    '<path fill="#123" stroke-width="2">',
  ],
  ['<g id="a"/><use href="#a"/>', '<g id="logo-a"></g><use href="#logo-a">'],
  ['<g fill="url(#a)"/>', '<g fill="url(#logo-a)">'],
  ['<!-- A --><title>Us</title><g class="b"/>', "<g>"],
  [
    '<sodipodi:namedview id="n"/><path inkscape:label="x" d="M0 0"/>',
    '<path d="M0 0">',
  ],
  ['<path fill="#abcdef"/>', '<path fill="#abcdef">'],
])("what a program draws is made fit for a page: %s", (inside, drawn) => {
  const { drawing } = readLogo(svg(inside)) as Logo;
  expect(drawing.startsWith(drawn)).toBe(true);
});

test("the pages draw the same as the icons", () => {
  const inside = '<g fill="#123456"><path stroke-width="2"/></g>';
  const { drawing, shapes } = readLogo(svg(inside)) as Logo;
  expect(drawing).toBe('<g fill="#123456"><path stroke-width="2"></path></g>');
  expect(shapes).toEqual([
    ["g", { fill: "#123456" }, [["path", { "stroke-width": "2" }, []]]],
  ]);
});

test("a drawing without a box gets one of its size", () => {
  expect(readLogo(svg("", 'width="30px" height="20"'))).toMatchObject({
    viewBox: "0 0 30 20",
  });
});

test.each([
  ["<p>Logo</p>", /^expected a drawing in <svg>, found none/],
  [svg("<style>.a{}</style>"), /^found <style>, .* presentation attributes/],
  [svg("<text>Us</text>"), /^found <text>, .* as outlines/],
  [svg('<image href="a.png"/>'), /^found <image>/],
  [svg('<g onclick="go()"/>'), /^found <g>/],
  [svg('<use href="https://a.example/b.svg#c"/>'), /^found <use>/],
  [svg("<script>go()</script>"), /^found <script>/],
  [svg("", ""), /^the <svg> has no box/],
  [svg("", 'viewBox="0 0 40 10"'), /^the logo is 4 times as wide as high/],
  [svg(`<path d="${"M0 0".repeat(9000)}"/>`), /^the drawing has 37 kB/],
])("a logo that a page cannot have is explained: %#", (text, said) => {
  expect(readLogo(text)).toMatch(said);
});

test("a remark in the logo is a placeholder, with its line", () => {
  writeFileSync("logo.svg", `\n<!-- placeholder: the real one -->${svg("")}`);
  expect(readLogoFile("logo.svg").placeholders).toMatchObject([
    { file: "content/logo.svg", line: 2, message: "the real one" },
  ]);
  expect(readLogoFile("none.svg").problems).toMatchObject([
    { message: expect.stringMatching(/^the file is missing/) },
  ]);
});

const logo = {
  shapes: [],
  viewBox: "0 0 2 1",
  drawing: '<rect width="2" height="1" fill="var(--color-accent, red)"/>',
};
const colors = {
  light: { accent: "#102030", paper: "#ffeedd" },
  dark: { accent: "#a0b0c0", paper: "#000000" },
};

/** The color in the middle of a picture, or at its edge. */
async function colorOf(bytes: Buffer, at: "middle" | "edge") {
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  const [left, top] = at === "middle" ? [width / 2, height / 2] : [0, 0];
  const area = {
    left: Math.floor(left),
    top: Math.floor(top),
    width: 1,
    height: 1,
  };
  const [red = 0, green = 0, blue = 0] = await picture
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

test.each([
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
])("%s is the logo on paper, %i pixels wide", async (name, size) => {
  const icon = (await icons(logo, colors))[name] as Buffer;
  expect(await sharp(icon).metadata()).toMatchObject({
    width: size,
    height: size,
  });
  expect(await colorOf(icon, "middle")).toBe("#102030");
  expect(await colorOf(icon, "edge")).toBe("#ffeedd");
});

test("the icon of old browsers is a PNG in an ICO file", async () => {
  const icon = (await icons(logo, colors))["favicon.ico"] as Buffer;
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  const image = icon.subarray(start, start + length);
  expect(start + length).toBe(icon.length);
  expect(await sharp(image).metadata()).toMatchObject({
    format: "png",
    width: 32,
  });
});

test("the icon of a tab has the colors of both themes", async () => {
  const icon = String((await icons(logo, colors))["favicon.svg"]);
  expect(icon).toContain(":root{--color-accent:#102030}");
  expect(icon).toContain(
    "(prefers-color-scheme:dark){:root{--color-accent:#a0b0c0}}",
  );
});
