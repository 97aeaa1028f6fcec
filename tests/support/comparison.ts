import type { CostComparisonData } from "../../src/lib/lazy-data";
import { siteContent } from "./content";

/** The words of the site with plans and tiers of round numbers, so that results can be worked out by hand. */
export const comparison: CostComparisonData = {
  terms: siteContent.terms.items,
  notifications: siteContent.notifications,
  words: {
    ...siteContent.costComparison,
    start: {
      ...{ leadPrice: 20, leadsPerMonth: 40 },
      ...{ leadCloseRate: 5, callCloseRate: 20 },
      ...{ plan: "map", tier: "big", position: "top3" },
    },
  },
  adBudget: { low: 500, high: 1000 },
  adCostPerCall: { low: 50, high: 100 },
  plans: [
    { slug: "map", name: "Map", monthlyPrice: 300, calls: "map-pack" },
    { slug: "ads", name: "Ads", monthlyPrice: 200, calls: "ads" },
    { slug: "all", name: "All", monthlyPrice: 500, combines: ["map", "ads"] },
    { slug: "none", name: "None", monthlyPrice: 100 },
  ],
  tiers: [
    {
      ...{ slug: "big", tier: "Big", population: "1M+", from: 1_000_000 },
      top3: { low: 20, high: 50, andMore: true },
      fourToTen: { low: 0, high: 6 },
      notRanked: { low: 0, high: 0 },
    },
    {
      ...{ slug: "small", tier: "Small", population: "under 1M", from: 0 },
      top3: { low: 10, high: 50 },
      fourToTen: { low: 0, high: 6 },
      notRanked: { low: 0, high: 0 },
    },
  ],
  columns: { top3: "Top", fourToTen: "Middle", notRanked: "Out" },
};
