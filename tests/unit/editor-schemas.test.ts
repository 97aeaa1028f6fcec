import { readdirSync, readFileSync } from "node:fs";
import { writeEditorSchemas } from "../../pipeline/content/editor-schemas";
import { fieldReference } from "../../pipeline/content/field-reference";
import { jsonSchemas } from "../../pipeline/schema/json";
import { useEmptyFolder } from "../support/empty-folder";

const project = process.cwd();
const files = readdirSync("content").filter((file) => file.endsWith(".yaml"));
const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));

useEmptyFolder();

/** The schema that VS Code reads for a content file. */
function schemaOf(file: string) {
  writeEditorSchemas();
  const name = file.replace("yaml", "json");
  return JSON.parse(readFileSync(`.vscode/schemas/${name}`, "utf8"));
}

test("VS Code has a schema for each content file, and for nothing else", () => {
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      files.map((file) => [
        `./.vscode/schemas/${file.replace("yaml", "json")}`,
        `content/${file}`,
      ]),
    ),
  );
  writeEditorSchemas();
  expect(readdirSync(".vscode/schemas")).toEqual(
    files.map((file) => file.replace("yaml", "json")),
  );
});

test("VS Code shows what a field is for, and what it expects", () => {
  const { properties } = schemaOf("pricing.yaml");
  const price = properties.plans.items.properties.monthlyPrice;
  const { plans, payment } = jsonSchemas.pricing.properties!;
  const comment = plans?.items?.properties?.["monthlyPrice"]?.description;
  expect(price.markdownDescription).toBe(
    `${comment}\n\nExpects a whole number of dollars.`,
  );
  expect(price.errorMessage).toBe("Expected a whole number of dollars.");
  expect(properties.payment.description).toBe(payment?.description);
  expect(properties.heading.errorMessage).toBe(
    "Expected some text, at most 80 characters.",
  );
});

test("VS Code knows the parts of a range in the place where it stands", () => {
  const { adBudget } = schemaOf("pricing.yaml").properties;
  expect(adBudget.description).toBe(
    jsonSchemas.pricing.properties?.["adBudget"]?.description,
  );
  expect(Object.keys(adBudget.properties)).toEqual(["low", "high", "andMore"]);
});

test("VS Code offers the values to choose from, and misses and refuses fields", () => {
  const faq = schemaOf("faq.yaml");
  const item = faq.properties.items.items;
  expect(item.properties.icon.enum).toContain("price");
  expect(item.required).toEqual(["slug", "question", "answer", "icon"]);
  expect(item.additionalProperties).toBe(false);
  expect(faq.required).toEqual(["heading", "items"]);
});

test("a placeholder may leave an optional field empty, and no other", () => {
  const { paymentLink, skipLink } = schemaOf("site.yaml").properties;
  expect(paymentLink.type).toEqual(["string", "null"]);
  expect(skipLink.type).toBe("string");
});

test("the field reference says what the schemas say", () => {
  const written = readFileSync(`${project}/content/fields.md`, "utf8");
  if (written !== fieldReference())
    throw new Error("content/fields.md is out of date: run npm run guide");
});

test("the field reference has every field, with its comment, what it expects and whether it is needed", () => {
  const [, pricing = ""] = fieldReference().split("## pricing.yaml");
  const { plans, heading } = jsonSchemas.pricing.properties!;
  const price = plans?.items?.properties?.["monthlyPrice"];
  expect(pricing).toContain(
    `| \`plans[].monthlyPrice\` | ${price?.description} | a whole number of dollars | no |`,
  );
  expect(pricing).toContain(
    `| \`heading\` | ${heading?.description} | some text, at most 80 characters | yes |`,
  );
  expect(pricing).toContain("| `adBudget.low` |");
});
