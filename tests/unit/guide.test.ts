import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parse, type Document } from "yaml";
import { fileOf, schemas, type SectionName } from "../../pipeline/schema";
import { jsonSchemas } from "../../pipeline/schema/json";
import { contentWith } from "../support/content-copy";

const guide = readFileSync("content/README.md", "utf8");
const names = Object.keys(schemas) as SectionName[];
const samples = [
  ...guide.matchAll(/^```yaml\n# (\S+\.yaml).*\n([^]*?)^```$/gm),
].map(([, file = "", text = ""]) => ({
  file,
  // The pictures of the fixture, in place of those that an editor would upload.
  text: text
    .replace("main-street.jpg", "drawn-street.jpg")
    .replace("agency-front.jpg", "drawn-office.avif")
    .replace("dashboard-week.png", "drawn-dashboard.png"),
}));

/** Does what an editor does who copies a sample: new lines, new items, or other words in those that are there. */
const put = (sample: object) => (document: Document) => {
  for (const [key, value] of Object.entries(sample)) {
    const old = document.get(key);
    if (!isSeq(old)) {
      if (isMap(old))
        for (const [field, part] of Object.entries(value as object))
          old.set(field, part);
      else document.set(key, value);
      continue;
    }
    const slugs = document.toJS()[key].map(({ slug }: Item) => slug);
    for (const item of value as Item[]) {
      const { slug, ...fields } = item;
      const changes = Object.entries(fields);
      // A sample with one field changes an item that is there, whatever its slug.
      const index = slug && changes.length === 1 ? 0 : slugs.indexOf(slug);
      if (index < 0) document.addIn([key], item);
      else
        for (const [field, words] of changes)
          document.setIn([key, index, field], words);
    }
  }
};
interface Item {
  slug: string;
}

test("the guide has a sample of all that it tells how to do", () => {
  expect(samples.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["pricing.yaml", "testimonials.yaml", "faq.yaml"]),
  );
});

test.each(samples)(
  "the sample for $file passes the check",
  ({ file, text }) => {
    const { problems } = contentWith({ [file]: put(parse(text)) });
    expect(problems).toEqual([]);
  },
);

test("the guide names the sections that can be left out, and no others", () => {
  const optional = names
    .filter((name) => jsonSchemas[name].properties?.["shown"])
    .map((name) => fileOf(name).replace(".yaml", ""));
  const [, sentence = ""] =
    /Sections keep their order, but(.*?)can be/s.exec(guide) ?? [];
  const named = [...sentence.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(optional.sort());
});

test("the guide names every file that is no section, since the picture cannot", () => {
  const lost = names
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
  const withoutCode = guide.replace(/`[^`]*`/g, "");
  const links = [...withoutCode.matchAll(/\]\(([^)]+)\)/g)].map(
    ([, path]) => path,
  );
  expect(links).toEqual(["page.png", "fields.md", "pictures"]);
  for (const path of links)
    expect(existsSync(join("content", `${path}`))).toBe(true);
});
