import { render, screen } from "@testing-library/react";
import { dollars, interpolate } from "../../src/lib/figures";
import { Pricing } from "../../src/sections/pricing";
import { content } from "../support/content";
import "../support/intersections";

type Plan = Queries.PricingFragment["plans"][number];

/** A plan by its slug; "a+b" combines a and b. */
function planOf(slug: string): Plan {
  return {
    ...{ slug, name: slug, summary: "", priceSuffix: "", points: [] },
    ask: slug === "b" ? "Ask about b" : null,
    monthlyPrice: 1234,
    combines: slug.includes("+") ? slug.split("+") : null,
  };
}

function renderPlans(slugs: string[]) {
  const { pricing, calculator, mapPack } = content;
  const plans = slugs.map(planOf);
  const props = {
    calculator,
    tiers: mapPack.tiers,
    ownership: [],
    paymentLink: null,
    terms: null,
    exampleTag: "Example",
  };
  render(<Pricing {...props} pricing={{ ...pricing, plans }} />);
}

function signBefore(slug: string) {
  const heading = screen.getByRole("heading", { level: 3, name: slug });
  return heading.closest("li")?.querySelector("p span[aria-hidden]")
    ?.textContent;
}

test.each([
  [["a", "b", "a+b"], "a|+ b|= a+b"],
  [["a", "b", "c", "a+b+c"], "a|+ b|+ c|= a+b+c"],
  [["c", "a", "b", "a+b", "d"], "c|a|+ b|= a+b|d"],
  [["a", "b", "c", "a+b"], "a|b|c|a+b"],
])(
  "plus and equals signs stand only where a plan follows exactly those it combines: %j",
  (slugs, expected) => {
    renderPlans(slugs);
    const shown = slugs.map((slug) =>
      [signBefore(slug), slug].filter(Boolean).join(" "),
    );
    expect(shown.join("|")).toBe(expected);
  },
);

test("a question in a plan leads to the form", () => {
  renderPlans(["a", "b"]);
  const link = screen.getByRole("link", { name: "Ask about b" });
  expect(link).toHaveAttribute("href", "#form");
});

test("what a call comes to follows the first plan's price", () => {
  renderPlans(["a", "b"]);
  const { few, many, text } = content.pricing.perCall;
  const costAt = (calls: number) => dollars(Number((1234 / calls).toFixed(2)));
  const values = { few, many, fewCost: costAt(few), manyCost: costAt(many) };
  expect(screen.getByText(interpolate(text, values))).toBeVisible();
});

test("without a payment link there is neither a button to pay nor its text", () => {
  renderPlans(["a"]);
  const { button, text } = content.pricing.payment;
  expect(screen.queryByText(button, { exact: false })).toBeNull();
  expect(screen.queryByText(text)).toBeNull();
});
