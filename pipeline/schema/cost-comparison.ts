import { z } from "zod";
import { limits, type NumberField } from "../../src/lib/cost-comparison/state";
import { positions } from "../../src/lib/positions";
import {
  heading,
  illustrationCaption,
  label,
  list,
  slug,
  text,
} from "./fields";

/** A starting value. At least 1, so that the worked example has a result. */
function start(field: NumberField, comment: string) {
  const { max } = limits[field];
  return z
    .int()
    .min(1)
    .max(max)
    .meta({
      description: `${comment} This is an illustration, not a statistic: use a round number.`,
      expects: `a whole number from 1 to ${max}`,
    });
}

/** The label and unit of a number field. */
function field(comment: string) {
  return z
    .strictObject({
      label: label("The label of the field."),
      unit: label(
        "What the number counts, shown below the label. A $ or % at its start stands in the field.",
      ),
    })
    .describe(comment);
}

const formula = (comment: string) => text(`The formula for ${comment}`, 160);

const exampleVariables =
  "Variables: {leadPrice}, {leadsPerMonth}, {leadCloseRate}, {leadPerPolicy}, {plan}, {costPerMonth}, {tier}, {population}, {position}, {calls}, {callCloseRate}, {planPerPolicy}, {planAtCalls}, {breakEven}, {breakEvenCalls}, {verdict}.";

/** `content/cost-comparison.yaml`: the comparison of shared leads with a plan. The page fills in the variables in braces. */
export const costComparison = z.strictObject({
  heading: heading(
    "The heading of the comparison. A click on it opens the comparison.",
  ),
  pending: text("Shown until the comparison has loaded, or if it cannot load."),
  lead: text("What the comparison does."),
  starting: illustrationCaption("What the starting numbers are."),
  start: z
    .strictObject({
      leadPrice: start("leadPrice", "The price of a shared lead, in dollars."),
      leadsPerMonth: start(
        "leadsPerMonth",
        "The number of leads bought per month.",
      ),
      leadCloseRate: start(
        "leadCloseRate",
        "How many of every 100 shared leads become a policy.",
      ),
      callCloseRate: start(
        "callCloseRate",
        "How many of every 100 calls become a policy.",
      ),
      plan: slug("The slug of a plan in pricing.yaml."),
      tier: slug("The slug of a city tier in map-pack.yaml."),
      position: z.enum(positions).meta({
        description: "The position in the Map Pack.",
        expects: `one of ${positions.join(", ")}`,
      }),
    })
    .describe(
      "The values that the comparison starts with; the worked example uses them too.",
    ),
  leads: label("The name of the shared-leads side."),
  plan: label("The name of our plan's side."),
  numbers: z
    .strictObject({
      leadPrice: field("The price of a shared lead."),
      leadsPerMonth: field("Shared leads per month."),
      leadCloseRate: field("The close rate of shared leads."),
      callCloseRate: field("The close rate of calls."),
      adBudgetFrom: field("The lower end of the ad budget."),
      adBudgetTo: field("The upper end of the ad budget."),
      adCallFrom: field("The lower end of the cost of a paid call."),
      adCallTo: field("The upper end of the cost of a paid call."),
    })
    .describe("The number fields."),
  mistake: text(
    "Shown when a number is missing or out of range. Variables: {min}, {max}.",
  ),
  choices: z
    .strictObject({
      plan: label("The label of the list of plans."),
      tier: label("The label of the list of city tiers."),
      tierOption: label(
        "A tier in that list. Variables: {tier}, {population}.",
      ),
      asked: text(
        "Shown below that list after the visitor has asked about a ZIP code. Variables: {zip}, {city}, {state}, {tier}.",
      ),
      position: label("The label of the list of positions."),
    })
    .describe("The lists to choose from."),
  planFacts: text(
    "The plan's cost and calls for these choices. Variables: {cost}, {calls}.",
  ),
  results: text("The caption of the results."),
  rows: z
    .strictObject({
      spend: label("What a month costs."),
      perCall: label("The cost of a call."),
      perPolicy: label("The cost of a bound policy."),
      policies: label("Policies per month."),
    })
    .describe("The row headings of the results."),
  month: label(
    "Below the cost of a policy: the policies of a month, and what it costs. Variables: {policies}, {spend}.",
  ),
  atCalls: label(
    "What a policy costs with the plan at its fewest calls, and again at its most. Variables: {cost}, {calls}.",
  ),
  from: label("A cost without an upper limit. Variable: {amount}."),
  breakEven: text(
    "What shared leads cost, and the calls that match it. Variables: {leadPrice}, {leadCloseRate}, {leadPerPolicy}, {costPerMonth}, {callCloseRate}, {breakEven}.",
  ),
  bar: z
    .strictObject({
      less: label("The mark on the side where a policy costs less."),
      breakEven: label(
        "Its heading where both sides can cost less. Variable: {breakEven}.",
      ),
      calls: label(
        "What the line below it stands for: the calls of a rank, or of a plan with paid calls. Variables: {source}, {calls}.",
      ),
    })
    .describe("The labels of the bar."),
  monthsBefore: text(
    "What the months before the position cost; shown for the one that the comparison starts with. Variables: {costPerMonth}, {position}.",
    100,
  ),
  notEnoughData: label("Shown instead of a result that would divide by zero."),
  formulas: z
    .strictObject({
      leadSpend: formula("what a month of shared leads costs."),
      leadPerCall: formula("the cost of a shared lead."),
      leadPerPolicy: formula("the cost of a policy from shared leads."),
      leadPolicies: formula("policies per month from shared leads."),
      planPerCall: z
        .strictObject({
          mapPack: formula("the cost of a call, with Map Pack calls only."),
          ads: formula("the cost of a call, with paid calls only."),
          both: formula("the cost of a call, with both kinds of calls."),
        })
        .describe("The cost of a call from the plan."),
      planSpend: z
        .strictObject({
          mapPack: formula("what a month costs, without ads."),
          ads: formula("what a month costs, with ads."),
        })
        .describe("What a month of the plan costs."),
      planPerPolicy: formula("the cost of a policy from the plan."),
      planPolicies: formula("policies per month from the plan."),
    })
    .describe("How each result is calculated, in words."),
  verdicts: z
    .strictObject({
      plan: text(
        "Shown when a policy costs less with the plan. Variables: {plan}, {breakEven}.",
      ),
      leads: text(
        "Shown when a policy costs less with shared leads. Variables: {plan}, {breakEven}.",
      ),
      overlap: z
        .strictObject({
          leads: text(
            "When a policy costs less with shared leads; a line break stays. Variables: {plan}, {breakEven}.",
          ),
          plan: text(
            "When a policy costs less with the plan; a line break stays. Variables: {plan}, {breakEven}.",
          ),
        })
        .describe("Shown when the two cost ranges overlap."),
      unknown: text(
        "Shown when one of the two costs is unknown. Variable: {plan}.",
      ),
    })
    .describe("The verdict: which side's policies cost less."),
  announcement: text(
    "Announced to screen readers after a change. Variables: {verdict}, {plan}, {leadCost}, {planCost}.",
  ),
  assumptionsHeading: heading(
    "The heading of the other results, their formulas and the assumptions.",
  ),
  assumptions: list(
    text("One assumption."),
    "The assumptions of the comparison.",
  ),
  example: z
    .strictObject({
      heading: heading("The heading of the worked example."),
      caption: illustrationCaption(
        `How the break-even comes about, and what the numbers are; a line break stays. ${exampleVariables}`,
      ),
      facts: list(
        z.strictObject({
          name: label(`What is compared. ${exampleVariables}`),
          value: label(
            `What a policy costs; an amount in dollars is set large. ${exampleVariables}`,
          ),
          inputs: text(
            `What the cost is calculated from; a line break stays. ${exampleVariables}`,
          ),
        }),
        "The sides, in a row.",
      ),
      unit: text(
        `What these figures are, said once above them. ${exampleVariables}`,
        100,
      ),
    })
    .describe("The worked example, for visitors without JavaScript."),
});
