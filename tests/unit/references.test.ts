import type { FieldSchema } from "../../pipeline/schema/json";
import { fillReferences } from "../../pipeline/content/references";

const price: FieldSchema = { type: "integer", unit: "usd" };
const shop: FieldSchema = {
  $defs: {
    Range: {
      type: "object",
      properties: { low: { type: "integer" }, high: { type: "integer" } },
    },
  },
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

test.each([
  ["text as it is", "{shop.name}", "Corner Shop"],
  ["a plain number as it is", "{shop.staff}", "1200"],
  ["a price in dollars", "{shop.plans.small.price}", "$299"],
  ["a list item by its slug", "{shop.plans.large-one.price}", "$1,498"],
  ["a range with a dash", "{shop.days}", "60–90"],
  ["a range of dollars in dollars", "{shop.budget}", "$500–$1,000"],
  ["one end of a range", "{shop.days.low}", "60"],
  ["several in one text", "In {shop.days.low}: {shop.staff}", "In 60: 1200"],
  ["a text with a reference", "{shop.motto}.", "Corner Shop is open."],
  ["no reference at all", "{rating} of {5.0}, {}", "{rating} of {5.0}, {}"],
])("a reference is filled in: %s", (_, reference, written) => {
  const unknown = jest.fn();
  expect(fillReferences(reference, source, unknown)).toBe(written);
  expect(unknown).not.toHaveBeenCalled();
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
  const text = `At ${reference}.`;
  expect(fillReferences(text, source, unknown)).toBe(text);
  expect(unknown.mock.calls).toEqual([[reference]]);
});

test("a reference that leads back to itself leads nowhere", () => {
  const unknown = jest.fn();
  fillReferences("{shop.circle}", source, unknown);
  expect(unknown).toHaveBeenCalledWith("{shop.circle}");
});
