import { join } from "node:path";
import sharp from "sharp";
import { loadWhole } from "../../pipeline/load";
import { pictureUses } from "../../pipeline/check/pictures";
import type { PartialContent } from "../../pipeline/sections";
import { contentWith } from "../support/content-copy";

test.each([
  ...["office map.jpg", "map (1).jpg", "büro.jpg", "office.v2.JPG"],
  ...["-office.jpg", "office–map.png", "office"],
])("a picture may not be named %s", (name) => {
  const { problems } = contentWith({ [`pictures/${name}`]: "any" });
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    [
      `content/pictures/${name}`,
      "expected a name of letters, digits, - and _ with its ending, such as office-map.jpg – rename the file",
    ],
  ]);
});

test("a picture with fewer pixels than its place needs is told where it is named, and one that cannot be shown at its file", async () => {
  const create = { width: 1700, height: 300, channels: 3 as const };
  const flat = sharp({ create: { ...create, background: "#0c5a43" } });
  const { root } = contentWith({
    "pictures/street.png": await flat.png().toBuffer(),
    "pictures/robin.png": "Not a picture",
  });
  const { problems } = await loadWhole(join(root, "content"));
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "content/pictures/robin.png: expected a JPEG, PNG, WebP or AVIF, found something else – export it as JPEG",
    "content/closing.yaml: street.png is 1700 × 300 pixels, and this place needs 1600 × 600 – upload a larger one",
  ]);
});

/** What is said of the picture of the last section with these changes, by field. */
function said(changes: Record<string, string>) {
  const { problems } = contentWith({
    "closing.yaml": (file) => {
      for (const [key, value] of Object.entries(changes))
        file.setIn(["picture", key], value);
    },
  });
  return problems.map(({ file, field, message }) => [file, field, message]);
}

test("a picture that is not there is told, once, with the name that was probably meant", () => {
  expect(said({ file: "stret.png" })).toEqual([
    [
      ...["content/closing.yaml", "picture.file"],
      'no file "stret.png" in content/pictures – did you mean "street.png"?',
    ],
  ]);
});

test("a picture that no content names is told", () => {
  const { problems } = contentWith({ "pictures/unused.png": "any" });
  expect(problems).toMatchObject([
    {
      file: "content/pictures/unused.png",
      message: expect.stringMatching(/^no content file names this picture/),
    },
  ]);
});

test.each(["street.jpg", "IMG_4032"])(
  "%j does not say what a picture shows",
  (alt) => {
    expect(said({ alt })).toEqual([
      [
        ...["content/closing.yaml", "picture.alt"],
        expect.stringMatching(/^expected what the picture shows/),
      ],
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
