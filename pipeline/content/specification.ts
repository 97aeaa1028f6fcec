/** What the specification says about a field, word for word where it gives words. */
export type Constant = [field: string, says: string, pattern?: RegExp];

/**
 * The specification's constants, by field; list items are named by their slugs.
 * A single value has to be the same. A list or a group of fields has to contain
 * the words, or match the pattern where the specification leaves the words open.
 */
export const constants: Constant[] = [
  // Section 1: what the service delivers, and the pitch
  ["howItWorks.included.exclusive-calls", "Exclusive inbound calls"],
  ["howItWorks.included.text-back", "AI agent texts back", /\bAI\b.*\btext/is],
  ["howItWorks.included.dashboard", "Call tracking dashboard"],
  ["howItWorks.included.website", "Website build"],
  ["howItWorks.included.business-profile", "Google Business Profile"],
  ["howItWorks.included.posts-and-photos", "Weekly posts and photos"],
  ["howItWorks.included.reviews", "Review automation"],
  ["hero", "monthly fee"],
  ["painPoints.lead", "lead aggregators", /aggregator/i],
  ["painPoints.claim.percent", "80"],
  ["painPoints.claim", "shared leads never pay back"],

  // Section 2: screens, and section 8: errors
  ["site.nav.links.how-it-works.label", "How It Works"],
  ["site.nav.links.pricing.label", "Pricing"],
  ["site.nav.links.form.label", "Contact Us"],
  ["hero.button", "Check ZIP Code Availability"],
  ["closing.button", "Let's Talk"],
  ["pricing.button", "Reserve My Area"],
  ["pricing.payment.button", "Pay Now"],
  ["faq.items.aggregators", "difference from aggregators", /aggregator/i],
  ["faq.items.exclusive", "leads are exclusive"],
  ["faq.items.missed-calls", "the AI texts the caller", /\bAI\b.*\btext/is],
  ["faq.items.cost", "cost", /cost|price/i],
  ["faq.items.guarantees", "no guarantees"],
  ["policy.effectiveDate", "2025-06-10"],
  ["policy.headings", "Information We Collect"],
  ["policy.headings", "How We Use Your Information"],
  ["policy.headings", "Data Sharing"],
  ["policy.headings", "Your Choices"],
  ["policy.headings", "Cookies and Tracking"],
  ["policy.headings", "Security"],
  ["policy.headings", "Contact Us"],
  ["site.dialog.title", "Get Your Free Quote"],
  ["notFound.heading", "Oops! Page not found"],
  ["notFound.link", "Return to Home"],
  ["error.heading", "Unexpected Application Error!"],

  // Section 9: pricing
  ["pricing.plans.core-platform.name", "Core Platform"],
  ["pricing.plans.core-platform.monthlyPrice", "$299"],
  ["pricing.plans.core-platform.priceSuffix", "/month"],
  ["pricing.plans.core-platform.points", "Cost per call $0"],
  ["pricing.plans.core-platform.points", "no long-term contracts"],
  ["pricing.plans.core-platform.points", "setup included"],
  ["pricing.plans.paid-ads-booster.name", "Paid Ads Booster"],
  ["pricing.plans.paid-ads-booster.summary", "add-on", /add-on/i],
  ["pricing.plans.paid-ads-booster.monthlyPrice", "$199"],
  ["pricing.plans.paid-ads-booster.priceSuffix", "/month plus ad budget"],
  ["pricing.plans.paid-ads-booster.points", "Ad budget typically"],
  ["pricing.plans.paid-ads-booster.points", "cost per call"],
  ["pricing.plans.combined.name", "Combined"],
  ["pricing.plans.combined.monthlyPrice", "$498"],
  ["pricing.plans.combined.priceSuffix", "/month plus ad budget"],
  ["pricing.adBudget", "$500-$1,000"],
  ["pricing.adCostPerCall", "$45-$95"],

  // Section 9: call volume by city tier
  ["mapPack.tiers.first.tier", "1st"],
  ["mapPack.tiers.first.population", "1M+"],
  ["mapPack.tiers.first.top3", "40-100+"],
  ["mapPack.tiers.first.fourToTen", "10-25"],
  ["mapPack.tiers.first.notRanked", "0-5"],
  ["mapPack.tiers.second.tier", "2nd"],
  ["mapPack.tiers.second.population", "250k-999k"],
  ["mapPack.tiers.second.top3", "20-50+"],
  ["mapPack.tiers.second.fourToTen", "5-15"],
  ["mapPack.tiers.second.notRanked", "0-3"],
  ["mapPack.tiers.third.tier", "3rd"],
  ["mapPack.tiers.third.population", "under 250k"],
  ["mapPack.tiers.third.top3", "10-30+"],
  ["mapPack.tiers.third.fourToTen", "3-8"],
  ["mapPack.tiers.third.notRanked", "0-2"],

  // Section 9: timeline claims; typicalMonths is from the FAQ in section 2
  ["timeline.stages.groundwork.when", "Weeks 1-2"],
  ["timeline.stages.first-movement.when", "Weeks 3-4"],
  ["timeline.stages.climb.when", "Weeks 4-8"],
  ["timeline.stages.top-three.when", "Months 2-3"],
  ["timeline.claims.movementWeeks", "2-4"],
  ["timeline.claims.improvementDays", "60-90"],
  ["timeline.claims.typicalMonths", "3-6"],
];

/** The least number of testimonials. */
export const testimonialCount = 6;

/** The rating of each testimonial. */
export const testimonialRating = 5;
