import { expect, open, test } from "../../support/page";
import { isShown } from "../../support/shown";

// What the specification says word for word, so that the content is held to it.
// Editors may switch some sections off, and add, remove and reorder the items of
// lists; what is there has to say what the specification says of it.

test("Buttons, links, messages and ratings are those of the specification", ({
  content,
}) => {
  const { closing, error, hero, notFound, pricing, site, testimonials } =
    content;
  expect({
    nav: site.nav.links.map(({ label, target }) => `${label}: ${target}`),
    calls: [hero.button, pricing.button, closing.button],
    payment: pricing.payment.button,
    dialog: site.dialog.title,
    missing: [notFound.heading, notFound.link],
    broken: error.heading,
    ratings: new Set(testimonials.items.map(({ rating }) => rating)),
  }).toEqual({
    nav: ["How It Works: how-it-works", "Pricing: pricing", "Contact Us: form"],
    calls: ["Check ZIP Code Availability", "Reserve My Area", "Let's Talk"],
    payment: "Pay Now",
    dialog: "Get Your Free Quote",
    missing: ["Oops! Page not found", "Return to Home"],
    broken: "Unexpected Application Error!",
    ratings: new Set([5]),
  });
});

/** What the items of each list say, by their slugs. */
const services: Record<string, RegExp> = {
  "exclusive-calls": /exclusive inbound calls/i,
  "text-back": /AI agent texts the caller/i,
  dashboard: /call tracking dashboard/i,
  website: /website build/i,
  "business-profile": /Google Business Profile optimi[sz]ation/i,
  "posts-and-photos": /weekly posts and photos/i,
  reviews: /review automation/i,
};
const stages: Record<string, RegExp> = {
  groundwork: /weeks 1[-–]2/i,
  "first-movement": /weeks 3[-–]4/i,
  climb: /weeks 4[-–]8/i,
  "top-three": /months 2[-–]3/i,
};
const plans: Record<string, RegExp[]> = {
  "core-platform": [
    /Core Platform/,
    /\$299\s*\/month/,
    /cost per call \$0/i,
    /no long-term contracts/i,
    /setup included/i,
  ],
  "paid-ads-booster": [
    /Paid Ads Booster/,
    /\$199\s*\/month plus ad budget/,
    /\$500[-–]\$1,000\/month/,
    /cost per call \$45[-–]\$95/i,
  ],
  combined: [/Combined/, /\$498\s*\/month plus ad budget/],
};
const tiers: Record<string, string[]> = {
  first: ["1st", "1M+", "40-100+", "10-25", "0-5"],
  second: ["2nd", "250k-999k", "20-50+", "5-15", "0-3"],
  third: ["3rd", "under 250k", "10-30+", "3-8", "0-2"],
};
const answers: Record<string, RegExp> = {
  aggregators: /aggregator/i,
  exclusive: /No\. Leads are exclusive/,
  "missed-calls": /The AI agent texts the caller/,
  cost: /\$299/,
  guarantees: /no guarantees.*within 3[-–]6 months/is,
};

test("The landing page makes the claims of the specification", async ({
  page,
  content: { faq, howItWorks, mapPack, pricing, timeline },
}) => {
  await open(page);
  const says = expect.soft;
  const main = page.getByRole("main");
  await says(main).toContainText(/monthly fee/i);
  for (const { slug } of howItWorks.included)
    await says(main).toContainText(services[slug] ?? "");
  if (isShown("painPoints")) {
    await says(main).toContainText(/Lead aggregators/i);
    await says(main).toContainText(
      /80%\s*of agents find that shared leads never pay back/i,
    );
  }
  if (isShown("mapPack")) {
    const rows = await page
      .locator("#map-pack tbody tr")
      .evaluateAll((all) =>
        all.map(({ children }) =>
          [...children].map((cell) => cell.textContent?.replace(/–/g, "-")),
        ),
      );
    says(rows).toEqual(
      mapPack.tiers.map(({ slug }, index) => tiers[slug] ?? rows[index]),
    );
  }
  if (isShown("timeline")) {
    const place = page.locator("#timeline");
    await says(place.getByRole("list").getByRole("listitem")).toHaveText(
      timeline.stages.map(({ slug }) => stages[slug] ?? /./),
    );
    await says(place).toContainText(/movement within 2[-–]4 weeks/i);
    await says(place).toContainText(/improvement in 60[-–]90 days/i);
  }
  for (const { name, slug } of pricing.plans) {
    const plan = page
      .locator("#pricing")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) });
    for (const statement of plans[slug] ?? [])
      await says(plan).toContainText(statement);
  }
  if (isShown("faq"))
    await says(page.locator("#faq").getByRole("group")).toHaveText(
      faq.items.map(({ slug }) => answers[slug] ?? /./),
    );
});

test("The privacy policy is effective 06/10/2025 and has the seven sections of the specification", async ({
  page,
}) => {
  await open(page, "/privacy-policy");
  const main = page.getByRole("main");
  await expect(main.getByText(/Effective date:? 06\/10\/2025/i)).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Information We Collect",
    "How We Use Your Information",
    "Data Sharing",
    "Your Choices",
    "Cookies and Tracking",
    "Security",
    "Contact Us",
  ]);
});
