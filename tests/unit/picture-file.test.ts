import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { lookInto } from "../../pipeline/check/picture-file";

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
  return lookInto(path);
}

test.each(["street.jpg", "street.PNG", "street.webp", "street.avif"])(
  "%s is taken",
  async (name) => {
    const format = name.replace(/.*\./, "").toLowerCase() as "png";
    const bytes = await drawn().toFormat(format).toBuffer();
    expect(await lookAt(name, bytes)).toEqual({
      size: { width: 170, height: 90 },
      transparent: false,
    });
  },
);

test.each<[string, string | (() => Promise<Buffer>), string]>([
  ["a.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', 'the ending ".svg"'],
  ["a.gif", () => drawn().gif().toBuffer(), 'the ending ".gif"'],
  ["a.png", () => drawn().gif().toBuffer(), "gif"],
  ["a.jpg", "Not a picture", "something else"],
])("%s is refused with a remedy", async (name, bytes, found) => {
  const content = typeof bytes === "string" ? bytes : await bytes();
  expect(await lookAt(name, content)).toEqual({
    message: `expected a JPEG, PNG, WebP or AVIF, found ${found} – export it as JPEG`,
  });
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
    expect(await lookAt(`street.${format}`, bytes)).toEqual({
      message:
        "the picture is cut off or damaged – open it to see, and upload it again",
    });
  },
);

test("an empty file is to be uploaded again", async () => {
  expect(await lookAt("street.jpg", "")).toEqual({
    message: "the file is empty – upload the picture again",
  });
});

test("a picture with too many pixels is told with the limit", async () => {
  const bytes = await drawn(10_000, 5100).png().toBuffer();
  expect(await lookAt("street.png", bytes)).toEqual({
    message:
      "the picture is 10000 × 5100 pixels, 51 million; the limit is 50 million – export it again, 2,000 pixels wide",
  });
});

test("a file with too many megabytes is told with the limit", async () => {
  const bytes = await drawn().jpeg().toBuffer();
  const padded = Buffer.concat([bytes, Buffer.alloc(12_500_000)]);
  expect(await lookAt("street.jpg", padded)).toEqual({
    message:
      "the file has 12.5 MB, the limit is 12 – export it again, 2,000 pixels wide",
  });
});

test("a picture that a phone has noted as turned is measured upright", async () => {
  const turned = drawn(90, 170).withMetadata({ orientation: 6 });
  expect(
    await lookAt("street.jpg", await turned.jpeg().toBuffer()),
  ).toMatchObject({ size: { width: 170, height: 90 } });
});

/** A WebP of two frames. */
async function moving(): Promise<Buffer> {
  const frames = await Promise.all(
    ["#f00", "#00f"].map((background) =>
      sharp({ create: { width: 170, height: 90, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A PNG with the chunk that says it has two frames. */
async function movingPng(): Promise<Buffer> {
  const still = await drawn().png().toBuffer();
  const data = Buffer.from("acTL\0\0\0\x02\0\0\0\0", "latin1");
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(8);
  numbers.writeUInt32BE(crc32(data), 4);
  // Behind the signature and the header.
  const head = [still.subarray(0, 33), numbers.subarray(0, 4), data];
  return Buffer.concat([...head, numbers.subarray(4), still.subarray(33)]);
}

test.each([
  ["webp", moving],
  ["png", movingPng],
])("of a %s that moves, a still is left", async (ending, made) => {
  expect(await lookAt(`street.${ending}`, await made())).toMatchObject({
    message:
      "the picture moves, and the page would show its first frame as a still – export that frame as JPEG or PNG",
  });
});
