import type { Document } from "yaml";
import { loadContent } from "../../pipeline/content/load-content";
import { fileOf } from "../../pipeline/schema";
import { contentWith } from "../support/content-copy";

const plans = loadContent("content").content?.pricing.plans ?? [];
const priced = plans
  .filter(({ combines }) => !combines)
  .map(({ slug }) => slug);

/** Puts one more plan after those in pricing.yaml. */
const addPlan = (plan: object) => (pricing: Document) =>
  pricing.addIn(["plans"], {
    slug: "one-more",
    name: "One More",
    summary: "For this test.",
    priceSuffix: "/month",
    points: ["A point"],
    ...plan,
  });

/** Gives every plan that has a price of its own another one: 1000, 2000, … */
function changePrices(pricing: Document) {
  plans.forEach(({ combines }, index) => {
    if (combines) return;
    pricing.setIn(["plans", index, "monthlyPrice"], 1000 * (index + 1));
  });
}

test("a content file is named as its section, in words joined by hyphens", () => {
  expect(fileOf("faq")).toBe("faq.yaml");
  expect(fileOf("howItWorks")).toBe("how-it-works.yaml");
});

describe("a plan that combines others", () => {
  test("costs the sum of theirs, also after they change", () => {
    const { content } = contentWith({
      "pricing.yaml": (pricing) => {
        changePrices(pricing);
        addPlan({ combines: priced.slice(0, 2) })(pricing);
      },
    });
    const changed = content?.pricing.plans ?? [];
    const priceOf = (wanted: string) =>
      changed.find(({ slug }) => slug === wanted)?.monthlyPrice ?? NaN;
    expect(
      changed
        .filter(({ combines }) => combines)
        .map((plan) => plan.monthlyPrice),
    ).toEqual(
      changed.flatMap(({ combines }) =>
        combines ? combines.map(priceOf).reduce((a, b) => a + b) : [],
      ),
    );
    expect(changed.at(-1)?.monthlyPrice).toBeGreaterThanOrEqual(2001);
  });

  test.each([["nope"], ["one-more"]])(
    "cannot combine %s, which has no price of its own",
    (unknown) => {
      const { problems, placeOf } = contentWith({
        "pricing.yaml": addPlan({ combines: [priced[0], `${unknown}`] }),
      });
      expect(problems).toEqual([
        {
          file: "content/pricing.yaml",
          line: expect.any(Number),
          column: expect.any(Number),
          field: `plans[${plans.length}].combines[1]`,
          message: `expected the slug of a plan with a price, found "${unknown}" – write one of ${priced.join(", ")}`,
        },
      ]);
      expect(problems[0]?.line).toBeGreaterThan(
        placeOf("pricing.yaml", "slug: one-more").line,
      );
    },
  );

  test("needs a price or plans to combine", () => {
    const { problems, placeOf } = contentWith({
      "pricing.yaml": addPlan({}),
    });
    expect(problems).toEqual([
      {
        file: "content/pricing.yaml",
        ...placeOf("pricing.yaml", "slug: one-more"),
        field: `plans[${plans.length}]`,
        message:
          "expected monthlyPrice or combines – give the plan a price, or name the plans whose prices it adds up",
      },
    ]);
  });

  test("may name the sum as its price, and no other", () => {
    const combines = priced.slice(0, 2);
    const sum = plans
      .filter(({ slug }) => combines.includes(slug))
      .reduce((total, plan) => total + (plan.monthlyPrice ?? 0), 0);
    const asking = (monthlyPrice: number) =>
      contentWith({ "pricing.yaml": addPlan({ combines, monthlyPrice }) });
    expect(asking(sum).problems).toEqual([]);
    const { problems, placeOf } = asking(sum + 1);
    expect(problems).toEqual([
      {
        file: "content/pricing.yaml",
        ...placeOf("pricing.yaml", `${sum + 1}`),
        field: `plans[${plans.length}].monthlyPrice`,
        message: `expected ${sum}, the sum of ${combines.join(" and ")}, found ${sum + 1} – write ${sum}, or leave the line out and it is added up`,
      },
    ]);
  });
});

describe("a range", () => {
  test("cannot have a low end above its high one", () => {
    const { problems, placeOf } = contentWith({
      "timeline.yaml": (timeline) =>
        timeline.setIn(["claims", "movementWeeks"], { low: 9, high: 3 }),
    });
    const { line } = placeOf("timeline.yaml", "low: 9");
    expect(problems).toEqual([
      {
        file: "content/timeline.yaml",
        line,
        column: expect.any(Number),
        field: "claims.movementWeeks",
        message:
          "expected the low end to be at most the high end – swap the two numbers",
      },
    ]);
  });

  test("may have two ends alike", () => {
    const { problems } = contentWith({
      "timeline.yaml": (timeline) =>
        timeline.setIn(["claims", "movementWeeks"], { low: 3, high: 3 }),
    });
    expect(problems).toEqual([]);
  });

  test("needs whole numbers", () => {
    const { problems, placeOf } = contentWith({
      "timeline.yaml": (timeline) =>
        timeline.setIn(["claims", "movementWeeks", "low"], 1.5),
    });
    expect(problems).toEqual([
      {
        file: "content/timeline.yaml",
        ...placeOf("timeline.yaml", "1.5"),
        field: "claims.movementWeeks.low",
        message: "expected a whole number, found 1.5 – write a whole number",
      },
    ]);
  });
});
