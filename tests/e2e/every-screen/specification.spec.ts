import { expect, open, test } from "../../support/page";
import { isShown } from "../../support/shown";

// What the specification says word for word, so that the content is held to it.
// Editors may switch some sections off, and add, remove and reorder the items of
// lists; what is there has to say what the specification says of it.

test("Navigation: How It Works, Pricing, Contact Us", async ({ page }) => {
  await open(page);
  const links = page.getByRole("navigation").locator("li a");
  await expect(links).toHaveText(["How It Works", "Pricing", "Contact Us"]);
  const targets = links.evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute("href")),
  );
  expect(await targets).toEqual(["#how-it-works", "#pricing", "#form"]);
});

for (const [name, id] of [
  ["Check ZIP Code Availability", "hero"],
  ["Reserve My Area", "pricing"],
  ["Let's Talk", "closing"],
] as const) {
  if (!isShown(id)) continue;
  test(`Call to action: '${name}' leads to the form section`, async ({
    page,
  }) => {
    await open(page);
    await expect(
      page.locator(`#${id}`).getByRole("link", { name, exact: true }),
    ).toHaveAttribute("href", "#form");
  });
}

test("Pitch: an exclusive service for a monthly fee, and 80% find that shared leads never pay back", async ({
  page,
  content: { howItWorks },
}) => {
  await open(page);
  const main = page.getByRole("main");
  const services: Record<string, RegExp> = {
    "exclusive-calls": /exclusive inbound calls/i,
    "text-back": /AI agent texts the caller/i,
    dashboard: /call tracking dashboard/i,
    website: /website build/i,
    "business-profile": /Google Business Profile optimi[sz]ation/i,
    "posts-and-photos": /weekly posts and photos/i,
    reviews: /review automation/i,
  };
  await expect(main).toContainText(/monthly fee/i);
  for (const { slug } of howItWorks.included)
    await expect(main).toContainText(services[slug] ?? "");
  if (!isShown("painPoints")) return;
  await expect(main).toContainText(/Lead aggregators/i);
  await expect(main).toContainText(
    /80%\s*of agents find that shared leads never pay back/i,
  );
});

if (isShown("mapPack"))
  test("Call volume by city tier: 40-100+, 20-50+ and 10-30+ calls in the top 3", async ({
    page,
    content: { mapPack },
  }) => {
    await open(page);
    const rows = page.getByRole("table").locator("tbody").getByRole("row");
    const texts = await rows.evaluateAll((nodes) =>
      nodes.map(({ children }) =>
        [...children].map((cell) => cell.textContent.replaceAll("–", "-")),
      ),
    );
    const specified: Record<string, string[]> = {
      first: ["1st", "1M+", "40-100+", "10-25", "0-5"],
      second: ["2nd", "250k-999k", "20-50+", "5-15", "0-3"],
      third: ["3rd", "under 250k", "10-30+", "3-8", "0-2"],
    };
    expect(texts).toEqual(
      mapPack.tiers.map(({ slug }, index) => specified[slug] ?? texts[index]),
    );
  });

if (isShown("timeline"))
  test("Timeline: weeks 1-2, weeks 3-4, weeks 4-8, months 2-3; movement within 2-4 weeks, improvement in 60-90 days", async ({
    page,
    content,
  }) => {
    await open(page);
    const timeline = page.locator("#timeline");
    const stages = timeline.getByRole("list").getByRole("listitem");
    const specified: Record<string, RegExp> = {
      groundwork: /weeks 1[-–]2/i,
      "first-movement": /weeks 3[-–]4/i,
      climb: /weeks 4[-–]8/i,
      "top-three": /months 2[-–]3/i,
    };
    await expect(stages).toHaveText(
      content.timeline.stages.map(({ slug }) => specified[slug] ?? /./),
    );
    await expect(timeline).toContainText(/movement within 2[-–]4 weeks/i);
    await expect(timeline).toContainText(/improvement in 60[-–]90 days/i);
  });

test("Pricing: $299, $199 plus ad budget of $500-$1,000, $498 together; $0 and $45-$95 per call", async ({
  page,
  content,
}) => {
  await open(page);
  const pricing = page.locator("#pricing");
  const plan = (name: string) =>
    pricing
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) });
  const specified: Record<string, [string, RegExp[]]> = {
    "core-platform": [
      "Core Platform",
      [
        /\$299\s*\/month/,
        /cost per call \$0/i,
        /no long-term contracts/i,
        /setup included/i,
      ],
    ],
    "paid-ads-booster": [
      "Paid Ads Booster",
      [
        /\$199\s*\/month plus ad budget/,
        /\$500[-–]\$1,000\/month/,
        /cost per call \$45[-–]\$95/i,
      ],
    ],
    combined: ["Combined", [/\$498\s*\/month plus ad budget/]],
  };
  for (const { slug } of content.pricing.plans) {
    const [name, statements] = specified[slug] ?? ["", []];
    for (const statement of statements)
      await expect(plan(name)).toContainText(statement);
  }
  await expect(pricing.getByRole("link", { name: /^Pay Now/ })).toBeVisible();
});

if (isShown("faq"))
  test("FAQ: aggregators, exclusive leads, missed calls, cost, no guarantees but 3-6 months", async ({
    page,
    content: { faq },
  }) => {
    await open(page);
    const items = page.locator("#faq").getByRole("group");
    const specified: Record<string, RegExp> = {
      aggregators: /aggregator/i,
      exclusive: /No\. Leads are exclusive/,
      "missed-calls": /The AI agent texts the caller/,
      cost: /\$299/,
      guarantees: /no guarantees.*within 3[-–]6 months/is,
    };
    await expect(items).toHaveText(
      faq.items.map(({ slug }) => specified[slug] ?? /./),
    );
  });

test("Testimonials: the rating is always 5", async ({ content }) => {
  expect(content.testimonials.items.map(({ rating }) => rating)).toEqual(
    content.testimonials.items.map(() => 5),
  );
});

test("Privacy policy: effective 06/10/2025, seven sections, the nav button 'Get Your Free Quote'", async ({
  page,
  guard,
}) => {
  guard.allowForm();
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
  const name = "Get Your Free Quote";
  await page.getByRole("navigation").getByRole("button", { name }).click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
});

test("Errors: 'Oops! Page not found' with 'Return to Home'", async ({
  page,
  guard,
}) => {
  guard.expectMissingPage();
  await open(page, "/any/other/path");
  await expect(
    page.getByRole("heading", { name: "Oops! Page not found" }),
  ).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Return to Home" }),
  ).toHaveAttribute("href", "/");
});

test("Errors: 'Unexpected Application Error!'", async ({ page }) => {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace('"closing":', '"gone":'),
    });
  });
  await page.goto("/");
  await expect(
    page.getByRole("heading", { name: "Unexpected Application Error!" }),
  ).toBeVisible();
});
