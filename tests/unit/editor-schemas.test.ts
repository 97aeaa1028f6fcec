import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseDocument } from "yaml";
import { jsonSchemas } from "../../pipeline/schema/json";
import { contentWith, textOf } from "../support/content-copy";
import { startLanguageServer } from "../support/language-server";

const files = readdirSync("content").filter((file) => file.endsWith(".yaml"));
const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
const schemaOf = Object.fromEntries(
  Object.entries<string>(settings["yaml.schemas"]).map(([schema, file]) => [
    file,
    schema,
  ]),
);

const { root } = contentWith({});
let vsCode: Awaited<ReturnType<typeof startLanguageServer>>;

beforeAll(async () => {
  const program = [
    "node_modules/tsx/dist/cli.mjs",
    "pipeline/content/check-content.ts",
  ];
  spawnSync(
    process.execPath,
    program.map((path) => resolve(path)),
    { cwd: root },
  );
  vsCode = await startLanguageServer(root);
}, 30_000);

afterAll(() => vsCode.stop());

const pricing = textOf("pricing.yaml");
const openPricing = (text: string) => vsCode.open("content/pricing.yaml", text);

test.each(files)(
  "VS Code finds the schema of %s once the check has run",
  (file) => {
    const schema = schemaOf[`content/${file}`];
    expect(schema).toBe(`./.vscode/schemas/${file.replace("yaml", "json")}`);
    expect(existsSync(join(root, `${schema}`))).toBe(true);
  },
);

test("VS Code has a schema for nothing but the content files", () => {
  expect(Object.keys(schemaOf).sort()).toEqual(
    files.map((file) => `content/${file}`).sort(),
  );
});

test("VS Code marks nothing in the real content", async () => {
  const marked = await Promise.all(
    files.map(async (file) => {
      const { marks } = await vsCode.open(`content/${file}`, textOf(file));
      return marks.map((mark) => `${file}, line ${mark}`);
    }),
  );
  expect(marked.flat()).toEqual([]);
  // It reads every schema and every file, which a busy machine takes its time for.
}, 60_000);

test("pointing at a field shows its comment and what it expects", async () => {
  const { properties } = jsonSchemas.pricing;
  const plan = properties?.["plans"]?.items?.properties;
  const price = plan?.["monthlyPrice"];
  const file = await openPricing(pricing);
  expect(await file.hover("monthlyPrice:")).toBe(
    `${price?.description}\n\nExpects ${price?.expects}.`,
  );
  expect(await file.hover("payment:")).toBe(
    properties?.["payment"]?.description,
  );
});

test("pointing at a range shows the comment of the place where it stands", async () => {
  const file = await openPricing(pricing);
  expect(await file.hover("adBudget:")).toContain(
    jsonSchemas.pricing.properties?.["adBudget"]?.description,
  );
});

test("fields that are missing are offered and missed", async () => {
  const text = pricing.replace(/^button: .*\n/m, "");
  const file = await openPricing(text);
  expect(file.marks).toEqual(['1: Missing property "button".']);
  const offers = await file.offers(text);
  expect(offers).toContain("button");
  expect(offers).not.toContain("heading");
});

test("the values to choose from are offered", async () => {
  const text = textOf("faq.yaml").replace(/icon: .*/, "icon: ");
  const file = await vsCode.open("content/faq.yaml", text);
  expect(await file.offers("icon: ")).toEqual(
    jsonSchemas.faq.properties?.["items"]?.items?.properties?.["icon"]?.enum,
  );
});

test("a misspelt field is marked on its line", async () => {
  const text = pricing.replace(/^adBudget:/m, "adBuget:");
  const line = text.slice(0, text.indexOf("adBuget")).split("\n").length;
  const { marks } = await openPricing(text);
  expect(marks).toContain(`${line}: Property adBuget is not allowed.`);
});

test("a wrong value is marked with what the field expects", async () => {
  const text = pricing.replace(/monthlyPrice: .*/, 'monthlyPrice: "$299"');
  const { marks } = await openPricing(text);
  expect(marks).toEqual([
    expect.stringMatching(/^\d+: Expected a number of dollars\.$/),
  ]);
});

test("a placeholder may leave an optional field empty, and no other", async () => {
  const text = textOf("site.yaml")
    .replace(/^paymentLink:.*/m, "paymentLink: # placeholder: the real one")
    .replace(/^skipLink:.*/m, "skipLink: # placeholder: the real one");
  const { marks } = await vsCode.open("content/site.yaml", text);
  expect(marks).toEqual([expect.stringContaining("Expected some text")]);
});

test("a reference to a fact is as good as the words it stands for", async () => {
  const mapPack = parseDocument(textOf("map-pack.yaml"));
  for (const field of ["lead", "note", "barsCaption"])
    mapPack.set(field, "{pricing.plans.core-platform.monthlyPrice}");
  const { marks } = await vsCode.open("content/map-pack.yaml", `${mapPack}`);
  expect(marks).toEqual([]);
});
