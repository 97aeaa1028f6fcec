import { join } from "node:path";
import sharp from "sharp";
import { loadWithPictures } from "../../pipeline/content/picture-files";
import {
  pictureIssues,
  pictureUses,
} from "../../pipeline/content/picture-uses";
import type { PartialContent } from "../../pipeline/schema/content";
import { contentWith } from "../support/content-copy";

// Encoding an AVIF takes seconds on a busy machine.
jest.setTimeout(30_000);

/** A drawn picture of one color. */
function drawn(width = 1700, height = 900) {
  return sharp({
    create: { width, height, channels: 3, background: "#0c5a43" },
  });
}

/** A picture whose upload was cut off. */
async function damaged() {
  const whole = await drawn().jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
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
  ["a.jpg", damaged, "a damaged picture"],
])("%s is refused with a remedy", async (name, bytes, found) => {
  const content = typeof bytes === "string" ? bytes : await bytes();
  expect(await problemsWith(name, content)).toEqual([
    `content/pictures/${name}: expected a JPEG, PNG, WebP or AVIF, found ${found} – export it as JPEG`,
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

test("a picture that is not there is told, with the name that was probably meant", () => {
  const present = ["map.png", "street.jpg"];
  expect(pictureIssues(contentNaming("stret.jpg"), present)).toEqual([
    {
      file: "closing.yaml",
      path: ["picture", "file"],
      message:
        'no file "stret.jpg" in content/pictures – did you mean "street.jpg"?',
    },
    {
      file: "pictures/street.jpg",
      path: [],
      message:
        "no content file names this picture – name it where it belongs, or delete it",
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
