import { z } from "zod";
import { heading, label, text, withVariables } from "./fields";

/** A starting number: round, because it is an illustration and not a statistic. */
function start(max: number, comment: string) {
  return z
    .int()
    .min(1)
    .max(max)
    .meta({
      description: `${comment} Use a round number: this is an illustration.`,
      expects: `a whole number from 1 to ${max}`,
    });
}

/** `content/calculator.yaml`: shared leads compared with the first plan of pricing.yaml. The page calculates the variables in braces. */
export const calculator = z.strictObject({
  heading: heading("The heading of the calculator."),
  lead: text("What the calculator compares."),
  answer: z
    .strictObject({
      breakEven: withVariables(
        text(
          "From how many calls a month on a policy costs no more than with shared leads.",
          80,
        ),
        "calls",
      ),
      oneCall: text("The same if a single call is enough.", 80),
      city: withVariables(
        text("What the top three get in the visitor's city.", 100),
        "city",
        "range",
      ),
      sizes: withVariables(
        text(
          "The same while the ZIP code is unknown. All city sizes are {sizes}.",
          80,
        ),
        "sizes",
      ),
      size: withVariables(label("One city size."), "range", "population"),
      some: text(
        "Follows if a range begins below the break-even, but reaches it.",
        80,
      ),
      none: text(
        "Follows the break-even if the range of the visitor's city lies below it.",
        80,
      ),
      someSizes: withVariables(
        text(
          "Follows while the ZIP code is unknown, if the ranges of some city sizes lie below the break-even. Those that can reach it are {sizes}.",
          80,
        ),
        "sizes",
      ),
      noneAnywhere: text(
        "Follows if every range lies below the break-even, while the ZIP code is unknown.",
        80,
      ),
    })
    .describe("The answer. Nothing follows it if all calls reach it."),
  table: z
    .strictObject({
      caption: text("The caption of the table."),
      leads: label("Names the row of shared leads."),
      plan: withVariables(
        label("Names the row of the plan in each city size."),
        "population",
      ),
      calls: withVariables(
        label("The calls of that city size in positions 1 to 3."),
        "calls",
      ),
      mark: label("Marks the row of the visitor's city."),
      orMore: withVariables(
        label("A cost without an upper end, where a month may bring no call."),
        "cost",
      ),
    })
    .describe(
      "What a policy costs with shared leads, and with the plan in each city size.",
    ),
  before: text("What the months before the top 3 cost.", 100),
  rounding: text("How the break-even is rounded.", 60),
  plus: withVariables(
    text("How a range with a plus is counted.", 80),
    "range",
    "counted",
  ),
  numbers: z
    .strictObject({
      legend: label("The heading of the number fields."),
      given: withVariables(
        text(
          "The numbers in words, in print and without JavaScript, where there are no fields.",
          120,
        ),
        "leadPrice",
        "leadCloseRate",
        "callCloseRate",
      ),
      leadPrice: label("The label of the price of a shared lead."),
      leadCloseRate: label("The label of the share of leads that bind."),
      callCloseRate: label("The label of the share of calls that bind."),
      mistake: withVariables(
        text(
          "Shown when a field has no valid number. The last valid number is {used}, with its unit.",
          100,
        ),
        "min",
        "max",
        "used",
      ),
    })
    .describe("The number fields."),
  start: z
    .strictObject({
      leadPrice: start(1_000, "The price of a shared lead, in dollars."),
      leadCloseRate: start(
        100,
        "How many of 100 shared leads become a policy.",
      ),
      callCloseRate: start(100, "How many of 100 calls become a policy."),
    })
    .describe("The numbers before the visitor changes them."),
});
