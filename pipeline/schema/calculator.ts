import { z } from "zod";
import { heading, label, text } from "./fields";

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
  fact: text(
    "The main result: how many shared leads cost as much as a month of the plan. Variables: {leadPrice}, {leads}, {leadsCost}, {monthlyPrice}.",
    160,
  ),
  oneLead: text(
    "The same if a single lead costs that much. Variables: {leadPrice}, {monthlyPrice}.",
    160,
  ),
  chart: z
    .strictObject({
      leads: label("Names the line of shared leads. Variable: {leadPrice}."),
      plan: label("Names the line of the plan. Variable: {monthlyPrice}."),
      axis: label("What the numbers below the chart count."),
      range: label(
        "The calls of the visitor's city. Variables: {city}, {calls}.",
      ),
    })
    .describe("The labels of the chart."),
  result: text(
    "What a policy costs in the visitor's city, or in the smallest cities while the ZIP code is unknown. Variables: {population}, {leadsCost}, {planCost}.",
    200,
  ),
  table: z
    .strictObject({
      caption: text("The caption of the table."),
      leads: label("Names the row of shared leads."),
      plan: label(
        "Names the row of the plan in each city size. Variable: {population}.",
      ),
      calls: label(
        "The calls of that city size in positions 1 to 3. Variable: {calls}.",
      ),
      mark: label("Marks the row of the visitor's city."),
      orMore: label(
        "A cost without an upper end, where a month may bring no call. Variable: {cost}.",
      ),
    })
    .describe(
      "What a policy costs with shared leads, and with the plan in each city size.",
    ),
  fewer: text(
    "Says when shared leads cost less than the plan. Variable: {leads}.",
    100,
  ),
  before: text(
    "What the months before the top 3 cost. Variable: {monthlyPrice}.",
    100,
  ),
  caption: text(
    "What the numbers are. Variables: {leadCloseRate}, {callCloseRate}.",
  ),
  numbers: z
    .strictObject({
      legend: label("The heading of the number fields."),
      leadPrice: label("The label of the price of a shared lead."),
      leadCloseRate: label("The label of the share of leads that bind."),
      callCloseRate: label("The label of the share of calls that bind."),
      mistake: text(
        "Shown when a field has no valid number. Variables: {min}, {max}, {used}.",
        100,
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
