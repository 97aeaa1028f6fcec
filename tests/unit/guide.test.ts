import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isSeq, parse, type Document } from "yaml";
import { fieldReference } from "../../pipeline/content/editor-schemas";
import { fileOf, schemas, type SectionName } from "../../pipeline/schema";
import {
  resolveRef,
  jsonSchemas,
  type FieldSchema,
} from "../../pipeline/schema/json";
import { contentWith, textOf } from "../support/content-copy";

const guide = textOf("README.md");
const samples = [
  ...guide.matchAll(/^```yaml\n# (\S+\.yaml).*\n([^]*?)^```$/gm),
].map(([, file = "", text = ""]) => ({ file, text }));

/** Does what an editor does who copies a sample: new lines, new items, or other words in those that are there. */
const put = (sample: object) => (document: Document) => {
  for (const [key, value] of Object.entries(sample)) {
    const list = document.get(key);
    if (!isSeq(list)) document.set(key, value);
    else for (const item of value) putItem(document, key, item);
  }
};

function putItem(document: Document, key: string, item: { slug: string }) {
  const items = document.toJS()[key] as { slug: string }[];
  const index = items.findIndex(({ slug }) => slug === item.slug);
  if (index < 0) document.addIn([key], item);
  else
    for (const [field, value] of Object.entries(item))
      document.setIn([key, index, field], value);
}

test("the guide has samples of all that it tells how to do", () => {
  expect(samples.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["pricing.yaml", "testimonials.yaml", "faq.yaml"]),
  );
});

test.each(samples)(
  "the guide's sample for $file passes the check",
  ({ file, text }) => {
    const { problems } = contentWith({ [file]: put(parse(text)) });
    expect(problems).toEqual([]);
  },
);

test("the guide names the sections that can be left out, and no others", () => {
  const optional = (Object.keys(jsonSchemas) as SectionName[])
    .filter((name) => jsonSchemas[name].properties?.["shown"])
    .map((name) => fileOf(name).replace(".yaml", ""));
  const [, sentence = ""] = /Sections keep their order, but(.*?)can be/s.exec(
    guide,
  ) as RegExpExecArray;
  const named = [...sentence.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(optional.sort());
});

test("the guide names every file that is no section, for the picture cannot", () => {
  const lost = (Object.keys(schemas) as SectionName[])
    .map(fileOf)
    .filter(
      (file) => !existsSync(`src/sections/${file.replace("yaml", "tsx")}`),
    )
    .filter((file) => !guide.includes(`\`${file}\``));
  expect(lost).toEqual([]);
});

test("the message that the guide quotes is one that the check gives", () => {
  const { problems } = contentWith({ "closing.yaml": put({ text: null }) });
  expect(problems).toHaveLength(1);
  expect(guide).toContain(`\`${problems[0]?.message}\``);
});

test("what the guide shows and links to is there", () => {
  const links = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
  expect(links).toEqual(["page.png", "fields.md"]);
  for (const path of links)
    expect(existsSync(join("content", `${path}`))).toBe(true);
});

test("the field reference says what the schemas say", () => {
  if (readFileSync("content/fields.md", "utf8") !== fieldReference())
    throw new Error("content/fields.md is out of date: run npm run guide");
});

/** The fields without a comment, by path. */
function uncommented(root: FieldSchema, field: FieldSchema): string[] {
  const { properties = {}, items } = resolveRef(root, field);
  return [
    ...Object.entries(properties).flatMap(([key, child]) => [
      ...(resolveRef(root, child).description ? [] : [key]),
      ...uncommented(root, child).map((path) => `${key}.${path}`),
    ]),
    ...(items ? uncommented(root, items) : []),
  ];
}

test.each(Object.entries(jsonSchemas))(
  "every field of %s has a comment to show",
  (_, schema) => {
    expect(uncommented(schema, schema)).toEqual([]);
  },
);

test("the field reference has every field, with its comment, what it expects and whether it is needed", () => {
  const reference = fieldReference();
  const [, pricing = ""] = reference.split("## pricing.yaml");
  const { properties } = jsonSchemas.pricing;
  const price = properties?.["plans"]?.items?.properties?.["monthlyPrice"];
  expect(pricing).toContain(
    `| \`plans[].monthlyPrice\` | ${price?.description} | ${price?.expects} | no |`,
  );
  expect(pricing).toContain(
    `| \`heading\` | ${properties?.["heading"]?.description} | some text, at most ${properties?.["heading"]?.longest} characters | yes |`,
  );
  expect(pricing).toContain("| `adBudget.low` |");
});
