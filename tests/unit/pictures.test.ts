import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { launchIssues } from "../../pipeline/content/launch-rules";
import { loadContent } from "../../pipeline/content/load-content";
import { loadWithPictures } from "../../pipeline/content/picture-files";
import { fieldName } from "../../pipeline/content/problem";
import { contentWith, textOf } from "../support/content-copy";

// Pictures take long to code and decode where other tests run beside.
jest.setTimeout(30_000);

/** A drawn picture of one color. */
function drawn(width = 1700, height = 900) {
  return sharp({
    create: { width, height, channels: 3, background: "#0c5a43" },
  });
}

/** The fixture without its pictures, with one behind the closing card. */
function closingWith(file: string, more = "", shown = "A street at noon") {
  const { root } = contentWith({
    "closing.yaml": `heading: Talk to us\ntext: B\nbutton: C\npicture:\n  file: ${file}\n  alt: ${shown}\n${more}`,
    ...withoutPictures,
  });
  const content = join(root, "content");
  rmSync(join(content, "pictures"), { recursive: true, force: true });
  mkdirSync(join(content, "pictures"));
  return {
    add: (name: string, bytes: Buffer | string) =>
      writeFileSync(join(content, "pictures", name), bytes),
    /** The messages, each with its place. */
    async problems() {
      const { problems } = await loadWithPictures(content);
      return problems.map(
        ({ file, line, field, message }) =>
          `${file}:${line} ${field && `${field}: `}${message}`,
      );
    },
    load: () => loadWithPictures(content),
  };
}

/** The places of the fixture that have pictures. */
const places: Record<string, (string | number)[][]> = {
  "form.yaml": [["whoAnswers"]],
  "how-it-works.yaml": [
    ["thread", "screenshot"],
    ["dashboard", "screenshot"],
  ],
  "site.yaml": [["landing", "share"]],
  "testimonials.yaml": [["caseStudy"], ["items", 0, "portrait"]],
};
const withoutPictures = {
  ...Object.fromEntries(
    Object.entries(places).map(([file, paths]) => [
      file,
      (document: { deleteIn(path: (string | number)[]): boolean }) =>
        paths.forEach((path) => document.deleteIn(path)),
    ]),
  ),
  "terms-of-service.md": textOf("terms-of-service.md").replace(/^!\[.*$/m, ""),
};

test.each(["street.jpg", "street.png", "street.webp", "street.avif"])(
  "%s is taken",
  async (name) => {
    const { add, problems } = closingWith(name);
    const format = name.replace(/.*\./, "").replace("jpg", "jpeg");
    add(
      name,
      await drawn()
        .toFormat(format as "png")
        .toBuffer(),
    );
    expect(await problems()).toEqual([]);
  },
);

test("a picture that is not there is told, with the name that was probably meant", async () => {
  const { add, problems } = closingWith("stret.jpg");
  add("street.jpg", await drawn().jpeg().toBuffer());
  expect(await problems()).toEqual([
    'content/closing.yaml:5 picture.file: no file "stret.jpg" in content/pictures – did you mean "street.jpg"?',
    "content/pictures/street.jpg:1 no content file names this picture – name it where it belongs, or delete it",
  ]);
});

test.each([["street.jpg"], ["IMG_4032"], ["DSC00123.JPG"]])(
  "%j does not say what a picture shows",
  async (alt) => {
    const { add, problems } = closingWith("street.jpg", "", alt);
    add("street.jpg", await drawn().jpeg().toBuffer());
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^content\/closing\.yaml:6 picture\.alt: expected what the picture shows/,
      ),
    ]);
  },
);

test("two names that differ in capital letters only are told apart", async () => {
  const { add, problems } = closingWith("street.jpg");
  const bytes = await drawn().jpeg().toBuffer();
  add("street.jpg", bytes);
  add("Street.jpg", bytes);
  expect(await problems()).toContainEqual(
    expect.stringMatching(/street\.jpg:1 differs from Street\.jpg in capital/),
  );
});

test.each([
  [400, 300],
  [2000, 300],
])(
  "a picture of %i × %i pixels, fewer than its place needs, is told where it is named",
  async (width, height) => {
    const { add, problems } = closingWith("street.jpg");
    add("street.jpg", await drawn(width, height).jpeg().toBuffer());
    expect(await problems()).toEqual([
      `content/closing.yaml:5 picture.file: street.jpg is ${width} × ${height} pixels, and this place needs 1600 × 600 – upload a larger one`,
    ]);
  },
);

test("a picture that a phone has noted as turned is measured upright", async () => {
  const { add, problems } = closingWith("street.jpg");
  const turned = drawn(900, 1700).withMetadata({ orientation: 6 });
  add("street.jpg", await turned.jpeg().toBuffer());
  expect(await problems()).toEqual([]);
});

test("a small picture in a policy is told where it stands", async () => {
  const { root, placeOf } = contentWith({
    "pictures/map.png": await drawn(300, 200).png().toBuffer(),
    "terms-of-service.md": `${textOf("terms-of-service.md")}\n![A map](pictures/map.png)\n`,
  });
  const { problems } = await loadWithPictures(join(root, "content"));
  expect(problems).toEqual([
    {
      file: "content/terms-of-service.md",
      ...placeOf("terms-of-service.md", "pictures/map.png"),
      field: "",
      message:
        "map.png is 300 pixels wide, and this place needs 800 – upload a larger one",
    },
  ]);
});

test("a picture that is never cropped needs its width only", async () => {
  const { root } = contentWith({
    "pictures/drawn-thread.png": await drawn(500, 100).png().toBuffer(),
  });
  const { problems } = await loadWithPictures(join(root, "content"));
  expect(problems.map(({ message }) => message)).toEqual([
    "drawn-thread.png is 500 pixels wide, and this place needs 600 – upload a larger one",
  ]);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const broken: [string, string, () => Promise<Buffer>, RegExp][] = [
  ["an SVG", "a.svg", text(svg), /an SVG can carry scripts/],
  ["an SVG with the name of a PNG", "a.png", text(svg), /is an SVG|broken/],
  ["an animated GIF", "a.gif", text("GIF89a"), /found the ending "\.gif"/],
  ["a text", "a.jpg", text("Not a picture"), /broken, cut off, or no picture/],
  ["nothing", "a.jpg", text(""), /broken, cut off, or no picture/],
  [
    "a JPEG that is cut off",
    "a.jpg",
    cutOff("jpeg"),
    /broken, cut off, or no picture/,
  ],
  [
    "a PNG that is cut off",
    "a.png",
    cutOff("png"),
    /broken, cut off, or no picture/,
  ],
  [
    "a WebP that is cut off",
    "a.webp",
    cutOff("webp"),
    /broken, cut off, or no picture/,
  ],
  [
    "an AVIF that is cut off",
    "a.avif",
    cutOff("avif"),
    /broken, cut off, or no picture/,
  ],
  [
    "a PNG with the name of a JPEG",
    "a.jpg",
    () => drawn().png().toBuffer(),
    /its name says JPEG, but it is PNG – name it with the ending \.png/,
  ],
  [
    "a bomb of 50,000 × 50,000 pixels",
    "a.png",
    async () => bomb(50_000),
    /at most 50 megapixels, found 2500 \(50000 × 50000\)/,
  ],
  [
    "a file of 11 MB",
    "a.png",
    async () => Buffer.alloc(11 * 1024 * 1024),
    /at most 10 MB, found 11 MB/,
  ],
  [
    "an animated WebP",
    "a.webp",
    async () => {
      const frames = await Promise.all(
        ["#fff", "#000"].map((background) =>
          sharp({
            create: { width: 1700, height: 90, channels: 3, background },
          })
            .png()
            .toBuffer(),
        ),
      );
      return sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer();
    },
    /pictures that move/,
  ],
];

test.each(broken)(
  "%s is refused with a remedy, and crashes nothing",
  async (_, name, make, message) => {
    const { add, problems } = closingWith(name);
    add(name, await make());
    expect(await problems()).toEqual([expect.stringMatching(message)]);
  },
);

test.each([
  ["shows a person", ["form.yaml whoAnswers.portrait.file"]],
  [
    "may show a person",
    [
      "closing.yaml picture.file",
      "site.yaml landing.share.file",
      "testimonials.yaml caseStudy.picture.file",
    ],
  ],
])(
  "without a permission, a picture that %s stops a release; a screenshot does not",
  async (words, places) => {
    const { root } = contentWith({});
    const loaded = await loadWithPictures(join(root, "content"));
    expect(
      launchIssues(loaded)
        .filter(({ message }) => message.includes(words))
        .map(({ file, field }) => `${file} ${field}`),
    ).toEqual(places.map((place) => `content/${place}`));
  },
);

test.each([
  ["", 1],
  ["  people: true\n", 1],
  ["  people: false\n", 0],
  ["  permission: { day: 2026-01-31, by: Kim }\n", 0],
])("the answer %j leaves %i questions about people", async (answer, left) => {
  const { add, load } = closingWith("street.jpg", answer);
  add("street.jpg", await drawn().jpeg().toBuffer());
  const asked = launchIssues(await load()).filter(({ message }) =>
    message.includes("may show a person"),
  );
  expect(asked).toHaveLength(left);
});

test.each([
  ["2031-06-01", []],
  ["2031-06-02", ["2031-06-02 is in the future – write the day of the answer"]],
])("on 2031-06-01, of a permission of %s is said: %j", (day, said) => {
  const path = ["items", 0, "portrait", "permission", "day"];
  const { root } = contentWith({
    "testimonials.yaml": (file) => file.setIn(path, day),
  });
  const today = new Date("2031-06-01T12:00Z");
  const { warnings } = loadContent(join(root, "content"), undefined, today);
  expect(
    warnings
      .filter(({ field }) => field === fieldName(path))
      .map(({ message }) => message),
  ).toEqual(said);
});

function text(content: string) {
  return async () => Buffer.from(content);
}

function cutOff(format: "jpeg" | "png" | "webp" | "avif") {
  return async () => {
    const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
    const whole = await sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: "#fff",
        noise,
      },
    })
      .toFormat(format)
      .toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
}

/** A PNG whose header promises far more than its few bytes: https://www.w3.org/TR/png/#11IHDR */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The checksum of a chunk: https://www.w3.org/TR/png/#D-CRCAppendix */
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++)
      sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
