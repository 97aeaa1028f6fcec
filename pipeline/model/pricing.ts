import { z } from "zod";
import {
  count,
  dollarRange,
  heading,
  label,
  list,
  price,
  slug,
  text,
  withVariables,
} from "./fields";

const plan = z
  .strictObject({
    slug: slug(
      "A name for the plan, unique in this list. Copy uses it to refer to the plan.",
    ),
    name: text("The name of the plan."),
    summary: text("Who the plan is for, in one sentence."),
    ask: label(
      "The link to the form after the summary. One of the smaller plans is enough; the first has the button.",
    ).optional(),
    monthlyPrice: price(
      "The price per month, without the $ sign. A plan that combines others has none.",
    ).optional(),
    combines: z
      .array(z.string())
      .min(2)
      .refine((slugs) => new Set(slugs).size === slugs.length, {
        message: "expected each plan once – remove the repeated slug",
      })
      .optional()
      .meta({
        description:
          "The slugs of the plans that this one combines. Its price is the sum of theirs.",
        expects: "a list of at least two slugs of other plans",
      }),
    priceSuffix: text(
      'The words after the price, for example "/month plus ad budget".',
    ),
    points: list(
      text("One line about what the agent gets."),
      "What the plan includes.",
    ),
  })
  .refine(
    ({ monthlyPrice, combines }) => (monthlyPrice === undefined) !== !combines,
    {
      message:
        "expected monthlyPrice or combines, and not both – give the plan a price, or list the plans it combines, whose prices the site adds up",
    },
  );

/** `content/pricing.yaml`: what the service costs. */
export const pricing = z
  .strictObject({
    heading: heading("The heading of the section."),
    perCall: z
      .strictObject({
        few: count("The first number of calls in the text."),
        many: count("The second number of calls."),
        text: withVariables(
          text(
            "What a call comes to at each number of calls a month: the first plan's price, divided.",
            80,
          ),
          "few",
          "fewCost",
          "many",
          "manyCost",
        ),
      })
      .describe("The line below the first plan's price."),
    adBudget: dollarRange.describe(
      "What agents typically spend on ads per month.",
    ),
    adCostPerCall: dollarRange.describe("What a call from paid ads costs."),
    plans: list(plan, "The plans, in the order in which they are shown."),
    button: label("The label of the button that links to the form."),
    payment: z
      .strictObject({
        button: label(
          "The label of the button that opens the payment page in a new tab.",
        ),
        text: text("What the visitor buys, and that it renews every month."),
        newTab: text(
          "Screen readers say this after the label: the page opens in a new tab.",
        ),
      })
      .describe(
        "The payment button. Shown only while site.yaml has a paymentLink.",
      ),
    note: text("The disclaimer below the smaller plans."),
  })
  .superRefine(({ plans }, context) => {
    const priced = plans
      .filter((plan) => !plan.combines)
      .map((plan) => plan.slug);
    plans.forEach((plan, planIndex) => {
      plan.combines?.forEach((slug, index) => {
        if (priced.includes(slug)) return;
        context.addIssue({
          code: "custom",
          path: ["plans", planIndex, "combines", index],
          message: `expected the slug of a plan with a price, found "${slug}" – write one of ${priced.join(", ")}`,
        });
      });
    });
  });

type Pricing = z.output<typeof pricing>;

/** Adds the price of each plan that combines others: the sum of theirs. */
export function withSums(written: Pricing) {
  const { plans } = written;
  const sumOf = (slugs: string[] = []) =>
    plans
      .filter(({ slug }) => slugs.includes(slug))
      .reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0);
  return {
    ...written,
    plans: plans.map((plan) => ({
      ...plan,
      monthlyPrice: plan.monthlyPrice ?? sumOf(plan.combines),
    })),
  };
}
