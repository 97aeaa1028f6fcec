import fc from "fast-check";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { loadContent } from "../../pipeline/content/load-content";
import { report } from "../../pipeline/content/problem";
import { walk } from "../../pipeline/content/walk";
import { fileOf, schemas, type SectionName } from "../../pipeline/schema";
import { fieldAt, jsonSchemas } from "../../pipeline/schema/json";
import { fixture } from "../support/content";
import { renderedPages } from "../support/rendered-pages";

/** How many trees to edit; `npm run test:all` asks for more. */
const count = Number(process.env["BROKEN_TREES"] ?? 100);
const folder = mkdtempSync(join(tmpdir(), "edits-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Item = Record<string, unknown>;
type Edit = (typeof edits)[keyof typeof edits];
/** What an editor does to a list, at an item. */
const edits = {
  "adds an item": (list: unknown[], at: number) => {
    const item = JSON.parse(JSON.stringify(list[at])) as Item;
    if (item["slug"]) item["slug"] = `more-of-it-${list.length}`;
    list.splice(at, 0, item);
  },
  "removes an item": (list: unknown[], at: number) => {
    if (list.length > 1) list.splice(at, 1);
  },
  "moves an item": (list: unknown[], at: number) => {
    list.push(...list.splice(at, 1));
  },
};

const where = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const changes = fc.tuple(
  fc.constantFrom(...(Object.keys(schemas) as SectionName[])),
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...Object.values(edits)), where, where)
      .map(changeList),
    where.map(lengthenText),
  ),
);

test(`each of ${count} edited content trees renders every page without an error, or is refused with a message`, () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  let rendered = 0;
  fc.assert(
    fc.property(fc.array(changes, { minLength: 1, maxLength: 12 }), (all) => {
      cpSync(fixture, folder, { recursive: true });
      for (const [name, change] of all) {
        const file = join(folder, fileOf(name));
        const document = parseDocument(readFileSync(file, "utf8"));
        const data = document.toJS() as unknown;
        change(name, data);
        writeFileSync(file, JSON.stringify(data));
      }
      const { content, problems } = loadContent(folder);
      // An item may be needed elsewhere, or be the last that a fact refers to.
      if (!content) {
        expect(report(problems)).toMatch(/^content\//);
        return;
      }
      rendered += 1;
      for (const { body } of renderedPages(content)) {
        expect(body.querySelector("h1")?.textContent).toBeTruthy();
        expect(body.textContent).not.toMatch(/undefined|NaN|\[object/);
        const ids = [...body.querySelectorAll("[id]")].map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)]);
      }
    }),
    // The same edits every time.
    { numRuns: count, seed: 498 },
  );
  expect(rendered).toBeGreaterThan(count / 3);
  expect(logged.mock.calls).toEqual([]);
}, 600_000);

function changeList([edit, which, at]: [Edit, number, number]) {
  return (_: SectionName, data: unknown) => {
    const lists = listsIn(data).filter(({ length }) => length > 0);
    const list = lists[Math.floor(which * lists.length)];
    if (list) edit(list, Math.floor(at * list.length));
  };
}

/** Lengthens a text until it is as long as it may be. */
function lengthenText(which: number) {
  return (name: SectionName, data: unknown) => {
    const texts = walk(data).flatMap(({ path, value, parent }) => {
      const { longest } = fieldAt(jsonSchemas[name], path) ?? {};
      const isPlain = typeof value === "string" && !value.includes("{");
      return longest && isPlain && parent
        ? [{ parent, key: path.at(-1) ?? "", value, longest }]
        : [];
    });
    const found = texts[Math.floor(which * texts.length)];
    if (!found) return;
    const { parent, key, value, longest } = found;
    parent[key] = `${value}${" more words".repeat(60)}`
      .slice(0, longest)
      .trim();
  };
}

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(listsIn)];
}
