import { render, screen, within } from "@testing-library/react";
import { dollars } from "../../src/lib/figures";
import { Pricing } from "../../src/sections/pricing";
import { content } from "../support/content";
import "../support/intersections";

const { pricing } = content;
const paymentLink = "https://pay.example/plan";
const payNow = new RegExp(`^${pricing.payment.button}`);

/** Renders the section with other plans, or with a payment link. */
function renderPricing({
  plans = pricing.plans,
  paymentLink = null,
}: {
  plans?: Queries.PricingFragment["plans"];
  paymentLink?: string | null;
} = {}) {
  return render(
    <Pricing
      costComparison={content.costComparison}
      terms={content.terms}
      pricing={{ ...pricing, plans }}
      paymentLink={paymentLink}
    />,
  );
}

function planItem(name: string): HTMLElement {
  const heading = screen.getByRole("heading", { level: 3, name });
  return heading.closest("li") as HTMLElement;
}

test("pricing is a region named by its heading, at the anchor of the navigation", () => {
  renderPricing();
  expect(screen.getByRole("region", { name: pricing.heading })).toHaveAttribute(
    "id",
    "pricing",
  );
});

test("every plan shows its summary, its price with the suffix, and its points", () => {
  renderPricing();
  for (const plan of pricing.plans) {
    const item = planItem(plan.name);
    const price = dollars(plan.monthlyPrice);
    expect(within(item).getByText(plan.summary)).toBeVisible();
    expect(within(item).getByText(price).closest("p")).toHaveTextContent(
      `${price}${plan.priceSuffix}`,
    );
    expect(
      within(item)
        .getAllByRole("listitem")
        .map((point) => point.textContent),
    ).toEqual(plan.points);
  }
});

test("a plan's price is the one in the content", () => {
  const plans = pricing.plans.map((plan) => ({ ...plan, monthlyPrice: 1234 }));
  renderPricing({ plans });
  expect(screen.getAllByText("$1,234")).toHaveLength(plans.length);
});

test("the button below the plans leads to the form", () => {
  renderPricing();
  expect(screen.getByRole("link", { name: pricing.button })).toHaveAttribute(
    "href",
    "#form",
  );
});

test("the payment button opens the configured page in a new tab without an opener", () => {
  renderPricing({ paymentLink });
  const link = screen.getByRole("link", { name: payNow });
  expect(link).toHaveAttribute("href", paymentLink);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("the payment button's name warns of the new tab", () => {
  renderPricing({ paymentLink });
  expect(screen.getByRole("link", { name: payNow })).toHaveAccessibleName(
    expect.stringContaining(pricing.payment.newTab),
  );
});

test("the payment button says what is bought and that it recurs", () => {
  renderPricing({ paymentLink });
  expect(screen.getByText(pricing.payment.text)).toBeVisible();
  expect(
    screen.getByRole("link", { name: payNow }),
  ).toHaveAccessibleDescription(pricing.payment.text);
});

test("without a payment link there is no payment button, nor its text", () => {
  renderPricing();
  expect(screen.queryByRole("link", { name: payNow })).toBeNull();
  expect(screen.queryByText(pricing.payment.text)).toBeNull();
});

type Plan = Queries.PricingFragment["plans"][number];

/** Plans by their slugs; "a+b" combines a and b. */
function plansOf(slugs: string[]): Plan[] {
  return slugs.flatMap((slug) =>
    pricing.plans.slice(0, 1).map((plan) => ({
      ...plan,
      ...{ slug, name: slug, summary: "", priceSuffix: "", points: [] },
      combines: slug.includes("+") ? slug.split("+") : null,
    })),
  );
}

test.each([
  [["a", "b", "a+b"], "a|+ b|= a+b"],
  [["b", "a", "a+b"], "b|+ a|= a+b"],
  [["a", "b", "c", "a+b+c"], "a|+ b|+ c|= a+b+c"],
  [["c", "a", "b", "a+b", "d"], "c|a|+ b|= a+b|d"],
  [["a+b", "a", "b"], "a+b|a|b"],
  [["a", "a+b", "b"], "a|a+b|b"],
  [["a", "b", "c", "a+b"], "a|b|c|a+b"],
  [["a", "b"], "a|b"],
  [["a"], "a"],
])(
  "signs of a sum stand only where a plan follows exactly those that it combines: %j",
  (slugs, expected) => {
    const plans = plansOf(slugs);
    renderPricing({ plans });
    const shown = slugs.map((slug) => {
      const sign = planItem(slug).querySelector(":scope > [aria-hidden]");
      return [sign?.textContent, slug].filter(Boolean).join(" ");
    });
    expect(shown.join("|")).toBe(expected);
  },
);
