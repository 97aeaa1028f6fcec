import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { measure } from "../../pipeline/check/picture-files";

// Encoding an AVIF takes seconds on a busy machine.
jest.setTimeout(30_000);

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A drawn picture of one color. */
function drawn(width = 170, height = 90) {
  return sharp({
    create: { width, height, channels: 3, background: "#0c5a43" },
  });
}

/** Writes a picture's file, and looks into it. */
function lookAt(name: string, bytes: Buffer | string) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return measure(path);
}

test.each(["street.jpg", "street.PNG", "street.webp", "street.avif"])(
  "%s is taken",
  async (name) => {
    const format = name.replace(/.*\./, "").toLowerCase() as "png";
    const bytes = await drawn().toFormat(format).toBuffer();
    expect(await lookAt(name, bytes)).toEqual({ width: 170, height: 90 });
  },
);

test.each<[string, string | (() => Promise<Buffer>), string]>([
  ["a.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', 'the ending ".svg"'],
  ["a.gif", () => drawn().gif().toBuffer(), 'the ending ".gif"'],
  ["a.png", () => drawn().gif().toBuffer(), "gif"],
  ["a.jpg", "Not a picture", "something else"],
])("%s is refused with a remedy", async (name, bytes, found) => {
  const content = typeof bytes === "string" ? bytes : await bytes();
  expect(await lookAt(name, content)).toBe(
    `expected a JPEG, PNG, WebP or AVIF, found ${found} – export it as JPEG`,
  );
});

test.each<["jpeg" | "png" | "webp" | "avif", number]>([
  ["jpeg", 0.1],
  ["jpeg", 0.5],
  ["jpeg", 0.99],
  ["png", 0.5],
  ["webp", 0.5],
  ["avif", 0.9],
])(
  "a %s that is cut off at %s of its length is damaged",
  async (format, part) => {
    const size = { width: 300, height: 200, channels: 3 as const };
    const noise = { type: "gaussian" as const, mean: 120, sigma: 30 };
    const whole = await sharp({
      create: { ...size, noise, background: "#000" },
    })
      .toFormat(format)
      .toBuffer();
    const bytes = whole.subarray(0, Math.floor(whole.length * part));
    expect(await lookAt(`street.${format}`, bytes)).toBe(
      "the picture is cut off or damaged – open it to see, and upload it again",
    );
  },
);

test("an empty file is to be uploaded again", async () => {
  expect(await lookAt("street.jpg", "")).toBe(
    "the file is empty – upload the picture again",
  );
});

test("a picture with too many pixels or megabytes is told with the limits", async () => {
  const limits =
    /the limits are 12 MB and 50 million – export it again, 2,000 pixels wide$/;
  const large = await drawn(10_000, 5100).png().toBuffer();
  expect(await lookAt("street.png", large)).toMatch(/51 million pixels, /);
  expect(await lookAt("street.png", large)).toMatch(limits);
  const bytes = await drawn().jpeg().toBuffer();
  const padded = Buffer.concat([bytes, Buffer.alloc(12_500_000)]);
  expect(await lookAt("street.jpg", padded)).toMatch(
    /^the picture has 12.5 MB/,
  );
});

test("a picture that a phone has noted as turned is measured upright", async () => {
  const turned = drawn(90, 170).withMetadata({ orientation: 6 });
  expect(await lookAt("street.jpg", await turned.jpeg().toBuffer())).toEqual({
    width: 170,
    height: 90,
  });
});
