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

/** A starting value: a whole number, at least one, so that the example has a result. */
function start(field: NumberField, comment: string) {
  const { max } = limits[field];
  return z
    .int()
    .min(1)
    .max(max)
    .meta({
      description: `${comment} An illustration, no statistic: choose a round number.`,
      expects: `a whole number from 1 to ${max}`,
    });
}

/** The words of a field for a number. */
function field(comment: string) {
  return z
    .strictObject({
      label: label("The label of the field."),
      unit: label("The unit, shown behind the field."),
    })
    .describe(comment);
}

const formula = (comment: string) => text(`The formula of ${comment}`, 160);

/** `content/cost-comparison.yaml`: the comparison of shared leads with a plan. Words in braces are filled in. */
export const costComparison = z.strictObject({
  heading: heading("The heading of the comparison, which opens it."),
  pending: text("Stands in its place until it has loaded, or where it cannot."),
  lead: text("What it does, and that it may come out against us."),
  starting: illustrationCaption("What the starting numbers are."),
  start: z
    .strictObject({
      leadPrice: start("leadPrice", "The price of a shared lead, in dollars."),
      leadsPerMonth: start("leadsPerMonth", "How many leads are bought."),
      leadCloseRate: start(
        "leadCloseRate",
        "How many of 100 shared leads become a policy.",
      ),
      callCloseRate: start(
        "callCloseRate",
        "How many of 100 calls become a policy.",
      ),
      plan: slug("The slug of a plan in pricing.yaml."),
      tier: slug("The slug of a city tier in map-pack.yaml."),
      position: z.enum(positions).meta({
        description: "The position in the Map Pack.",
        expects: `one of ${positions.join(", ")}`,
      }),
    })
    .describe(
      "What is compared before a visitor changes anything, and in the worked example.",
    ),
  leads: label("The name of the side with shared leads."),
  plan: label("The name of the side with our plan."),
  numbers: z
    .strictObject({
      leadPrice: field("The price of a shared lead."),
      leadsPerMonth: field("Shared leads a month."),
      leadCloseRate: field("The close rate of shared leads."),
      callCloseRate: field("The close rate of calls."),
      adBudgetFrom: field("The lower end of the ad budget."),
      adBudgetTo: field("The upper end of the ad budget."),
      adCallFrom: field("The lower end of what a paid call costs."),
      adCallTo: field("The upper end of what a paid call costs."),
    })
    .describe("The fields for numbers."),
  mistake: text(
    "Said when a field holds no number within its limits; {min}, {max}.",
  ),
  choices: z
    .strictObject({
      plan: label("The label of the list of plans."),
      tier: label("The label of the list of city tiers."),
      tierOption: label("How a tier is written; {tier}, {population}."),
      position: label("The label of the list of positions."),
    })
    .describe("The lists to choose from."),
  planFacts: text(
    "What the plan costs and brings with these choices; {cost}, {calls}.",
  ),
  results: text("The caption of the results."),
  rows: z
    .strictObject({
      perCall: label("The cost of a call."),
      perPolicy: label("The cost of a bound policy."),
      policies: label("Policies a month."),
    })
    .describe("The headings of the results' rows."),
  from: label("A cost without an upper end; {amount}."),
  notEnoughData: label("Stands where a result would be a division by zero."),
  formulas: z
    .strictObject({
      leadPerCall: formula("what a shared lead costs."),
      leadPerPolicy: formula("what a policy from shared leads costs."),
      leadPolicies: formula("policies a month from shared leads."),
      planPerCall: z
        .strictObject({
          mapPack: formula("what a call costs, with Map Pack calls only."),
          ads: formula("what a call costs, with paid calls only."),
          both: formula("what a call costs, with both kinds of calls."),
        })
        .describe("What a call from the plan costs."),
      planPerPolicy: formula("what a policy from the plan costs."),
      planPolicies: formula("policies a month from the plan."),
    })
    .describe("How each result is worked out, in words."),
  verdicts: z
    .strictObject({
      plan: text("Said when the plan's policies cost less; {plan}."),
      leads: text("Said when those of shared leads cost less; {plan}."),
      overlap: text("Said when the two ranges overlap; {plan}."),
      unknown: text("Said when one of the two is not known; {plan}."),
    })
    .describe("Which side binds a policy for less."),
  announcement: text(
    "Said to screen readers after a change; {verdict}, {plan}, {leadCost}, {planCost}.",
  ),
  assumptionsHeading: heading("The heading of the list of assumptions."),
  assumptions: list(
    text("One assumption."),
    "What the comparison takes for granted.",
  ),
  copyLink: label("The label of the button that copies the address."),
  copied: text("Said when the address is copied."),
  notCopied: text("Said when the browser does not let it be copied."),
  example: z
    .strictObject({
      heading: heading("The heading of the worked example."),
      caption: illustrationCaption("What the example's numbers are."),
      sentences: list(
        text(
          "A sentence; {leadPrice}, {leadsPerMonth}, {leadCloseRate}, {leadPerPolicy}, {plan}, {costPerMonth}, {tier}, {position}, {calls}, {callCloseRate}, {planPerPolicy}, {verdict}.",
        ),
        "The starting values worked through.",
      ),
    })
    .describe("The example for readers without JavaScript."),
});
