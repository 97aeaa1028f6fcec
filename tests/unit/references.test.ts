import type { FieldSchema } from "../../pipeline/schema/json";
import { fillReferences } from "../../pipeline/content/references";

const price: FieldSchema = { type: "integer", unit: "usd" };
const range: FieldSchema = {
  type: "object",
  properties: { low: { type: "integer" }, high: { type: "integer" } },
};
const shop: FieldSchema = {
  $defs: { Range: range },
  properties: {
    name: { type: "string" },
    motto: { type: "string" },
    staff: { type: "integer" },
    circle: { type: "string" },
    budget: { $ref: "#/$defs/Range", unit: "usd" },
    days: { $ref: "#/$defs/Range" },
    plans: {
      type: "array",
      items: { properties: { slug: { type: "string" }, price } },
    },
  },
};
const source = {
  schemas: { shop },
  data: {
    shop: {
      name: "Corner Shop",
      motto: "{shop.name} is open",
      staff: 1200,
      circle: "{shop.circle}",
      budget: { low: 500, high: 1000 },
      days: { low: 60, high: 90 },
      plans: [
        { slug: "small", price: 299 },
        { slug: "large-one", price: 1498 },
      ],
    },
  },
};

const fill = (text: string, unknown: (reference: string) => void = fail) =>
  fillReferences(text, source, unknown);

function fail(reference: string): never {
  throw new Error(`${reference} was not found`);
}

test.each([
  ["text is written as it is", "{shop.name}", "Corner Shop"],
  ["a plain number is written as it is", "{shop.staff}", "1200"],
  ["a price is written in dollars", "{shop.plans.small.price}", "$299"],
  [
    "a list item is found by its slug",
    "{shop.plans.large-one.price}",
    "$1,498",
  ],
  ["a range is written with a dash", "{shop.days}", "60–90"],
  ["a range of dollars is written in dollars", "{shop.budget}", "$500–$1,000"],
  ["one end of a range can be named", "{shop.days.low}", "60"],
])("%s", (_, reference, written) => {
  expect(fill(reference)).toBe(written);
});

test("references are filled in where they stand, several in one text", () => {
  expect(fill("In {shop.days} days, at {shop.plans.small.price}.")).toBe(
    "In 60–90 days, at $299.",
  );
});

test("a reference to a text with a reference is filled in to the end", () => {
  expect(fill("We say: {shop.motto}.")).toBe("We say: Corner Shop is open.");
});

test("a reference that leads back to itself leads nowhere", () => {
  const unknown = jest.fn();
  fill("{shop.circle}", unknown);
  expect(unknown).toHaveBeenCalledWith("{shop.circle}");
});

test("braces that are no reference stay", () => {
  expect(fill("Rated {rating} of {5.0}, {}")).toBe(
    "Rated {rating} of {5.0}, {}",
  );
});

test.each([
  "{nope.name}",
  "{shop.nope}",
  "{shop.plans.nope.price}",
  "{shop.plans.small.nope}",
  "{shop.name.length}",
  "{shop.constructor.name}",
  "{shop.plans}",
  "{shop.plans.small}",
])("%s leads nowhere: it is told, and stays", (reference) => {
  const unknown = jest.fn();
  expect(fill(`At ${reference}.`, unknown)).toBe(`At ${reference}.`);
  expect(unknown.mock.calls).toEqual([[reference]]);
});
