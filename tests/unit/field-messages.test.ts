import { readFileSync } from "node:fs";
import { z } from "zod";
import { fieldList } from "../../pipeline/describe/field-list";
import { check } from "../../pipeline/check/field-messages";
import { report } from "../../pipeline/problem";
import { readYaml } from "../../pipeline/read/yaml";
import {
  count,
  dollars,
  link,
  list,
  range,
  slug,
  text,
} from "../../pipeline/schema/fields";

const schema = z.strictObject({
  heading: text("What it is about.", 60, 3),
  price: dollars("What it costs.").optional(),
  count: count("How many.").optional(),
  link: link("Where it leads.").optional(),
  slug: slug("Its name.").optional(),
  range: range.describe("How long it takes.").optional(),
  items: list(
    z.strictObject({ name: text("Its name."), icon: z.enum(["map", "phone"]) }),
    "What there is.",
  ).optional(),
  picture: z
    .strictObject({ file: text("Its name."), alt: text("What it shows.") })
    .optional(),
});

/** The report on a file. */
function saidOf(written: string): string[] {
  const yaml = readYaml("x.yaml", written);
  return report(check(schema, yaml.data, "x.yaml", yaml).problems).split("\n");
}

const someText = "1:10  heading: expected some text, found";
const known = "heading, price, count, link, slug, range, items, picture";

test.each([
  ["heading: 299", `${someText} 299 – put it in quotation marks: "299"`],
  ['heading: "  "', `${someText} "" – write some text`],
  [
    "heading: [One]",
    `${someText} a list with one item – a text that starts with [: put it in quotation marks: "[One]"`,
  ],
  ["heading: { a: 1 }", `${someText} a group of fields – write some text`],
  [
    "heading: No",
    "1:10  heading: expected at least 3 characters, found 2 – write more",
  ],
  [
    "price: 1",
    '1:1  heading: expected some text, found nothing – add a line that starts with "heading:"',
  ],
  [
    "heading: Ask *us*",
    '1:14  heading: found "*us*" – write the words without * and _',
  ],
  [
    "heading: Ask [us](/)",
    '1:14  heading: found "[us](/)" – remove the link; links do not work here',
  ],
  [
    "heading: A &amp; B",
    '1:12  heading: found "&amp;" – write the character itself',
  ],
  [
    "heading: Ask\nitems: []",
    "2:8  items: expected a list with at least one item, found an empty list – write a list with at least one item",
  ],
  [
    "heading: Ask\ncolor: red",
    `2:1  color: unknown field – remove it. Known here: ${known}`,
  ],
  [
    "haeding: Ask",
    `1:1  haeding: unknown field – did you mean "heading"? Known here: ${known}`,
  ],
  [
    "",
    "1:1  expected the fields heading, found nothing – write the fields heading",
  ],
])("%j is answered with advice", (written, said) => {
  expect(saidOf(written)).toEqual([`x.yaml:${said}`]);
});

test.each([
  ["price: 9.5", "a whole number of dollars"],
  ["price: -1", "a whole number of dollars"],
  ["count: 0", "a whole number above zero"],
  ["range: 2", "a range: { low: 1, high: 2 }"],
  ['link: "javascript:alert(1)"', "an address that starts with https://"],
  [
    'slug: "Two Words"',
    "a slug: lowercase letters and digits, with hyphens between words",
  ],
])("a wrong value is quoted, with the expected one: %s", (line, expected) => {
  const [field = "", found = ""] = line.split(/: (.*)/);
  expect(saidOf(`heading: Ask\n${line}`)).toEqual([
    `x.yaml:2:${field.length + 3}  ${field}: expected ${expected}, found ${found} – write ${expected}`,
  ]);
});

const belongs = (field: string, group: string) =>
  `${field}: "${field}" belongs below "${group}:" – put two more spaces before it`;

test("a field at the left edge is to be put further in", () => {
  expect(saidOf("heading: Ask\npicture:\nfile: a.jpg\nalt: A street")).toEqual([
    `x.yaml:3:1  ${belongs("file", "picture")}`,
    `x.yaml:4:1  ${belongs("alt", "picture")}`,
  ]);
});

test("each mistake is reported at its place, also inside a list", () => {
  const said = saidOf("items:\n  - name: A\n    icon: map\n  - icon: car\n");
  expect(said.map((line) => line.split(": expected")[0])).toEqual([
    "x.yaml:1:1  heading",
    "x.yaml:4:5  items[1].name",
    "x.yaml:4:11  items[1].icon",
  ]);
});

test("content/fields.md is current: npm run format writes it", () => {
  expect(readFileSync("content/fields.md", "utf8")).toBe(fieldList());
});

test("every field has a description for editors", () => {
  const rows = fieldList().match(/^\| `.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => /^\| `[^`]*` \| {2}\|/.test(row))).toEqual([]);
});
