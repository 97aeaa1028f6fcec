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
      "The price per month, without the $ sign. Leave it out if the plan combines others.",
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
    ({ monthlyPrice, combines }) => monthlyPrice !== undefined || combines,
    {
      message:
        "expected monthlyPrice or combines – give the plan a price, or list the plans it combines",
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
        text: text(
          "What a call comes to at each number of calls a month: the first plan's price, divided. Variables: {few}, {fewCost}, {many}, {manyCost}.",
          80,
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
      const sum = sumOf(plan, plans);
      if (plan.combines && (plan.monthlyPrice ?? sum) !== sum)
        context.addIssue({
          code: "custom",
          path: ["plans", planIndex, "monthlyPrice"],
          message: `expected ${sum}, the sum of ${plan.combines.join(" and ")}, found ${plan.monthlyPrice} – write ${sum}, or remove the line and the build adds up the prices`,
        });
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

/** Sets the price of each plan that combines others to the sum of their prices. */
export function fillCombinedPrices({ plans }: z.output<typeof pricing>): void {
  for (const plan of plans) plan.monthlyPrice ??= sumOf(plan, plans);
}

type Plan = z.output<typeof plan>;

function sumOf({ combines = [] }: Plan, plans: Plan[]): number {
  return plans
    .filter(({ slug }) => combines.includes(slug))
    .reduce((sum, part) => sum + (part.monthlyPrice ?? 0), 0);
}
