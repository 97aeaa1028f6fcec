import { z } from "zod";
import { formatIssues } from "../../pipeline/content/format-issues";
import { report } from "../../pipeline/content/problem";
import { readYaml } from "../../pipeline/content/read-yaml";
import { dollars, list, text } from "../../pipeline/schema/fields";
import type { FieldSchema } from "../../pipeline/schema/json";

const schema = z.strictObject({
  heading: text("What it is about."),
  price: dollars("What it costs.").optional(),
  items: list(
    z.strictObject({ name: text("Its name."), icon: z.enum(["map", "phone"]) }),
    "What there is.",
  ).optional(),
  picture: z
    .strictObject({ file: text("Its name."), alt: text("What it shows.") })
    .optional(),
});
const root = z.toJSONSchema(schema, { io: "input" }) as FieldSchema;

/** What an editor is told of a file, with its places. */
function saidOf(written: string): string[] {
  const yaml = readYaml("x.yaml", written);
  const { error } = schema.safeParse(yaml.data);
  const problems = formatIssues("x.yaml", yaml, root, error?.issues ?? []);
  return report(problems).split("\n");
}

const someText = "1:10  heading: expected some text, found";

test.each([
  ["heading: 299", `${someText} 299 – put it in quotation marks: "299"`],
  ['heading: "  "', `${someText} "  " – write some text`],
  ["heading: [One]", `${someText} a list with one item – write some text`],
  ["heading: { a: 1 }", `${someText} a group of fields – write some text`],
  [
    "heading:",
    '1:9  heading: expected some text, found nothing – write it after "heading:"',
  ],
  [
    "price: 1",
    '1:1  heading: expected some text, found nothing – add a line that starts with "heading:"',
  ],
  [
    "heading: A\nprice: $199",
    '2:8  price: expected a whole number of dollars, found "$199" – remove the $ sign',
  ],
  [
    'heading: A\nprice: "199"',
    '2:8  price: expected a whole number of dollars, found "199" – write digits only, without quotation marks',
  ],
  [
    "heading: A\nitems: []",
    "2:8  items: expected a list with at least one item, found an empty list – write a list with at least one item",
  ],
  [
    "heading: A\ncolor: red",
    "2:1  color: unknown field – remove it. Known here: heading, price, items, picture",
  ],
  [
    "haeding: A",
    '1:1  haeding: unknown field – did you mean "heading"? Known here: heading, price, items, picture',
  ],
  [
    "",
    "1:1  expected the fields heading, found nothing – write the fields heading",
  ],
])("%j is answered with what to do", (written, said) => {
  expect(saidOf(written)).toEqual([`x.yaml:${said}`]);
});

const belongs = (field: string, group: string) =>
  `${field}: "${field}" belongs below "${group}:" – put two more spaces before it`;

test.each([
  [
    "both fields",
    "heading: A\npicture:\nfile: a.jpg\nalt: A street",
    [`3:1  ${belongs("file", "picture")}`, `4:1  ${belongs("alt", "picture")}`],
  ],
  [
    "one of them",
    "heading: A\npicture:\n  file: a.jpg\nalt: A street",
    [`4:1  ${belongs("alt", "picture")}`],
  ],
  [
    "a field without its group above",
    "heading: A\nalt: A street",
    [
      "2:1  alt: unknown field – remove it. Known here: heading, price, items, picture",
    ],
  ],
])("of %s at the left edge is said where to put it", (_, written, said) => {
  expect(saidOf(written)).toEqual(said.map((line) => `x.yaml:${line}`));
});

test("a long text is quoted in part", () => {
  const said = saidOf(`heading: A\nprice: ${"x".repeat(100)}`);
  expect(said[0]).toContain(`found "${"x".repeat(56)}…" – write`);
});

test("each mistake is told at its place, also inside a list", () => {
  const said = saidOf("items:\n  - name: A\n    icon: map\n  - icon: car\n");
  expect(said.map((line) => line.split(": expected")[0])).toEqual([
    "x.yaml:1:1  heading",
    "x.yaml:4:5  items[1].name",
    "x.yaml:4:11  items[1].icon",
  ]);
});
