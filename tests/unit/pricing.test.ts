import { fillCombinedPrices, pricing } from "../../pipeline/schema/pricing";

type Plan = Partial<ReturnType<typeof pricing.parse>["plans"][number]>;

/** Reads pricing with plans a and b, of $100 and $20 a month, and another. */
function read(plan: Plan) {
  const common = { summary: "S", priceSuffix: "/month", points: ["P"] };
  const read = pricing.safeParse({
    ...{
      heading: "H",
      button: "B",
      note: "N",
      perCall: { few: 1, many: 2, text: "T" },
    },
    ...{ adBudget: { low: 1, high: 2 }, adCostPerCall: { low: 1, high: 2 } },
    payment: { button: "B", text: "T", newTab: "N" },
    plans: [
      { ...common, slug: "a", name: "A", monthlyPrice: 100 },
      { ...common, slug: "b", name: "B", monthlyPrice: 20 },
      { ...common, slug: "c", name: "C", ...plan },
    ],
  });
  if (read.data) fillCombinedPrices(read.data);
  return {
    price: read.data?.plans[2]?.monthlyPrice,
    said: read.error?.issues.map(
      ({ path, message }) => `${path.slice(2).join(".")}: ${message}`,
    ),
  };
}

test.each<[number | undefined, Plan]>([
  [120, { combines: ["a", "b"] }],
  [120, { combines: ["a", "b"], monthlyPrice: 120 }],
  [7, { monthlyPrice: 7 }],
])("a plan costs %i with %j", (price, plan) => {
  expect(read(plan)).toEqual({ price });
});

test.each<[Plan, string]>([
  [
    { combines: ["a", "nope"] },
    'combines.1: expected the slug of a plan with a price, found "nope" – write one of a, b',
  ],
  [
    { combines: ["a", "c"] },
    'combines.1: expected the slug of a plan with a price, found "c" – write one of a, b',
  ],
  [
    { combines: ["a", "a"] },
    "combines: expected each plan once – remove the repeated slug",
  ],
  [
    {},
    ": expected monthlyPrice or combines – give the plan a price, or list the plans it combines",
  ],
])("a plan with %j is a mistake", (plan, said) => {
  expect(read(plan).said).toEqual([said]);
});
