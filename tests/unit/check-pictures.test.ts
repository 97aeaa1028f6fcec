import { join } from "node:path";
import sharp from "sharp";
import { loadWithPictures } from "../../pipeline/load";
import { pictureIssues, pictureUses } from "../../pipeline/check/pictures";
import type { PartialContent } from "../../pipeline/sections";
import { contentWith, secondPolicy } from "../support/content-copy";

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

test("a picture with fewer pixels than its place needs is told where it is named, and one that cannot be shown at its file", async () => {
  const create = { width: 1700, height: 300, channels: 3 as const };
  const flat = sharp({ create: { ...create, background: "#0c5a43" } });
  const { root } = contentWith({
    "pictures/street.png": await flat.png().toBuffer(),
    "pictures/robin.png": "Not a picture",
  });
  const { problems } = await loadWithPictures(join(root, "content"));
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "content/pictures/robin.png: expected a JPEG, PNG, WebP or AVIF, found something else – export it as JPEG",
    "content/closing.yaml: street.png is 1700 × 300 pixels, and this place needs 1600 × 600 – upload a larger one",
  ]);
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
