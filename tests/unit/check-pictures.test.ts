import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { loadWithPictures } from "../../pipeline/load";
import { pictureIssues, pictureUses } from "../../pipeline/check/pictures";
import type { PartialContent } from "../../pipeline/sections";
import { contentWith, secondPolicy } from "../support/content-copy";

// Encoding an AVIF takes seconds on a busy machine.
jest.setTimeout(30_000);

/** A drawn picture of one color. */
function drawn(width = 1700, height = 900) {
  return sharp({
    create: { width, height, channels: 3, background: "#0c5a43" },
  });
}

/** What the check says of a picture behind the closing card. */
async function problemsWith(name: string, bytes: Buffer | string) {
  const { root } = contentWith({
    "closing.yaml": (file) =>
      file.set("picture", { file: name, alt: "A street at noon" }),
    "pictures/street.png": null,
    [`pictures/${name}`]: bytes,
  });
  const { problems } = await loadWithPictures(join(root, "content"));
  return problems.map(({ file, message }) => `${file}: ${message}`);
}

test.each(["street.jpg", "street.PNG", "street.webp", "street.avif"])(
  "%s is taken",
  async (name) => {
    const format = name.replace(/.*\./, "").toLowerCase() as "png";
    const bytes = await drawn().toFormat(format).toBuffer();
    expect(await problemsWith(name, bytes)).toEqual([]);
  },
);

test.each<[string, string | (() => Promise<Buffer>), string]>([
  ["a.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', 'the ending ".svg"'],
  ["a.gif", () => drawn(9, 9).gif().toBuffer(), 'the ending ".gif"'],
  ["a.png", () => drawn(9, 9).gif().toBuffer(), "gif"],
  ["a.jpg", "Not a picture", "something else"],
])("%s is refused with a remedy", async (name, bytes, found) => {
  const content = typeof bytes === "string" ? bytes : await bytes();
  expect(await problemsWith(name, content)).toEqual([
    `content/pictures/${name}: expected a JPEG, PNG, WebP or AVIF, found ${found} – export it as JPEG`,
  ]);
});

test("a share picture with transparent parts, which would be black, is refused with a remedy", async () => {
  const background = { r: 12, g: 90, b: 67, alpha: 0.5 };
  const create = { width: 1200, height: 630, channels: 4 as const, background };
  const bytes = await sharp({ create }).png().toBuffer();
  const { root } = contentWith({ "pictures/share.png": bytes });
  const { problems } = await loadWithPictures(join(root, "content"));
  const message =
    "share.png has transparent parts, which social networks would show black – export it as JPEG";
  expect(problems).toMatchObject([
    { file: "content/site.yaml", message },
    { file: "content/terms-of-service.md", message },
  ]);
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
    expect(await problemsWith(`street.${format}`, bytes)).toEqual([
      `content/pictures/street.${format}: the picture is cut off or damaged – open it to see, and upload it again`,
    ]);
  },
);

test("an empty file is to be uploaded again", async () => {
  expect(await problemsWith("street.jpg", Buffer.alloc(0))).toEqual([
    "content/pictures/street.jpg: the file is empty – upload the picture again",
  ]);
});

test("a picture with too many pixels is told with the limit", async () => {
  const bytes = await drawn(10_000, 5100).png().toBuffer();
  expect(await problemsWith("street.png", bytes)).toEqual([
    "content/pictures/street.png: the picture is 10000 × 5100 pixels, 51 million; the limit is 50 million – export it again, 2,000 pixels wide",
  ]);
});

test("a file with too many megabytes is told with the limit", async () => {
  const bytes = await drawn().jpeg().toBuffer();
  const padded = Buffer.concat([bytes, Buffer.alloc(12_500_000)]);
  expect(await problemsWith("street.jpg", padded)).toEqual([
    "content/pictures/street.jpg: the file has 12.5 MB, the limit is 12 – export it again, 2,000 pixels wide",
  ]);
});

/** A WebP of two frames. */
async function moving(): Promise<Buffer> {
  const frames = await Promise.all(
    ["#f00", "#00f"].map((background) =>
      sharp({ create: { width: 1700, height: 900, channels: 3, background } })
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
  expect(await problemsWith(`street.${ending}`, await made())).toEqual([
    `content/pictures/street.${ending}: the picture moves, and the page would show its first frame as a still – export that frame as JPEG or PNG`,
  ]);
});

test.each([
  ["office map.jpg", "a space", "office-map.jpg"],
  ["map (1).jpg", "a space", "map-1.jpg"],
  ["büro.jpg", '"ü"', "buro.jpg"],
  ["office.v2.JPG", '"."', "office-v2.JPG"],
  ["-office.jpg", '"-"', "office.jpg"],
  ["office–map.png", '"–"', "office-map.png"],
])("the name %s is to be changed, used or not", (name, odd, better) => {
  const advice = `the name has ${odd} in it – rename the file to ${better}`;
  const unused = contentWith({ [`pictures/${name}`]: "any" });
  expect(unused.problems.map(({ file, message }) => [file, message])).toEqual([
    [`content/pictures/${name}`, advice],
  ]);
  const used = contentWith({
    "closing.yaml": `heading: A\ntext: B\nbutton: C\npicture:\n  file: ${name}\n  alt: A street at noon\n`,
  });
  expect(used.problems.map(({ message }) => message)).toEqual([
    `found "${name}": ${advice}, and write that here`,
  ]);
});

test.each([
  ["pictures/office.jpg", "– write office.jpg, without its folder"],
  ["office", "– write the ending"],
])("the name %j is corrected where it is written", (name, said) => {
  const { problems } = contentWith({
    "closing.yaml": `heading: A\ntext: B\nbutton: C\npicture:\n  file: ${name}\n  alt: A street at noon\n`,
  });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining(said),
  ]);
});

test.each([
  "![A map](pictures/my%20map.png)",
  "![A map](<pictures/my map.png>)",
])("in a document, %s has a name to change", (line) => {
  const { problems } = contentWith({
    "rules.md": secondPolicy(`\n${line}\n`),
    "pictures/my map.png": "any",
  });
  expect(problems.map(({ message }) => message)).toEqual([
    "the name has a space in it – rename the file to my-map.png",
  ]);
});

test("a picture with fewer pixels than its place needs is told where it is named", async () => {
  const bytes = await drawn(1700, 300).jpeg().toBuffer();
  expect(await problemsWith("street.jpg", bytes)).toEqual([
    "content/closing.yaml: street.jpg is 1700 × 300 pixels, and this place needs 1600 × 600 – upload a larger one",
  ]);
});

test("a picture that a phone has noted as turned is measured upright", async () => {
  const turned = drawn(900, 1700).withMetadata({ orientation: 6 });
  expect(
    await problemsWith("street.jpg", await turned.jpeg().toBuffer()),
  ).toEqual([]);
});

/** Content with one picture, and one in a document. */
function contentNaming(file: string, alt = "A street at noon") {
  const markdown = "![A map](pictures/map.png)";
  const content: unknown = {
    closing: { picture: { file, alt } },
    documents: [{ slug: "terms", markdown }],
  };
  return content as PartialContent;
}

test("a picture that is not there is told, once, with the name that was probably meant", () => {
  const present = ["map.png", "street.jpg"];
  expect(pictureIssues(contentNaming("stret.jpg"), present)).toEqual([
    {
      file: "closing.yaml",
      path: ["picture", "file"],
      message:
        'no file "stret.jpg" in content/pictures – did you mean "street.jpg"?',
    },
  ]);
});

test.each(["", "street.jpg", "IMG_4032"])(
  "%j does not say what a picture shows",
  (alt) => {
    const present = ["map.png", "street.jpg"];
    expect(pictureIssues(contentNaming("street.jpg", alt), present)).toEqual([
      expect.objectContaining({
        path: ["picture", "alt"],
        message: expect.stringMatching(/^expected what the picture shows/),
      }),
    ]);
  },
);

test.each([
  [undefined, true],
  [false, true],
  [true, false],
])(
  "of a portrait with the permission %j, the person has yet to agree: %j",
  (permission, unpermitted) => {
    const portrait = { file: "kim.jpg", alt: "Kim", permission };
    const content: unknown = {
      testimonials: { items: [{ portrait }] },
      closing: { picture: { file: "street.jpg", alt: "A street" } },
      documents: [],
    };
    expect(
      pictureUses(content as PartialContent).map((use) => [
        use.picture,
        use.unpermitted,
      ]),
    ).toEqual([
      ["street.jpg", false],
      ["kim.jpg", unpermitted],
    ]);
  },
);
