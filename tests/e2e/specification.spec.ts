import { expect, open, test } from "../support/page";

// What the specification says word for word, so that the content is held to it.

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
}) => {
  await open(page);
  const main = page.getByRole("main");
  for (const words of [
    /exclusive inbound calls/i,
    /AI agent texts the caller/i,
    /call tracking dashboard/i,
    /website build/i,
    /Google Business Profile optimi[sz]ation/i,
    /weekly posts and photos/i,
    /review automation/i,
    /monthly fee/i,
    /Lead aggregators/i,
    /80%\s*of agents find that shared leads never pay back/i,
  ])
    await expect(main).toContainText(words);
});

test("Call volume by city tier: 40-100+, 20-50+ and 10-30+ calls in the top 3", async ({
  page,
}) => {
  await open(page);
  const rows = page.getByRole("table").getByRole("row");
  const texts = await rows.evaluateAll((nodes) =>
    nodes.map(({ children }) =>
      [...children].map((cell) => cell.textContent.replaceAll("–", "-")),
    ),
  );
  expect(texts.slice(1)).toEqual([
    ["1st", "1M+", "40-100+", "10-25", "0-5"],
    ["2nd", "250k-999k", "20-50+", "5-15", "0-3"],
    ["3rd", "under 250k", "10-30+", "3-8", "0-2"],
  ]);
});

test("Timeline: weeks 1-2, weeks 3-4, weeks 4-8, months 2-3; movement within 2-4 weeks, improvement in 60-90 days", async ({
  page,
}) => {
  await open(page);
  const timeline = page.locator("#timeline");
  const stages = timeline.getByRole("list").getByRole("listitem");
  await expect(stages).toHaveText([
    /weeks 1[-–]2/i,
    /weeks 3[-–]4/i,
    /weeks 4[-–]8/i,
    /months 2[-–]3/i,
  ]);
  await expect(timeline).toContainText(/movement within 2[-–]4 weeks/i);
  await expect(timeline).toContainText(/improvement in 60[-–]90 days/i);
});

test("Pricing: $299, $199 plus ad budget of $500-$1,000, $498 together; $0 and $45-$95 per call", async ({
  page,
}) => {
  await open(page);
  const pricing = page.locator("#pricing");
  const plan = (name: string) =>
    pricing
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) });
  const core = plan("Core Platform");
  await expect(core).toContainText(/\$299\s*\/month/);
  await expect(core).toContainText(/cost per call \$0/i);
  await expect(core).toContainText(/no long-term contracts/i);
  await expect(core).toContainText(/setup included/i);
  const booster = plan("Paid Ads Booster");
  await expect(booster).toContainText(/\$199\s*\/month plus ad budget/);
  await expect(booster).toContainText(/\$500[-–]\$1,000\/month/);
  await expect(booster).toContainText(/cost per call \$45[-–]\$95/i);
  await expect(plan("Combined")).toContainText(
    /\$498\s*\/month plus ad budget/,
  );
  await expect(pricing.getByRole("link", { name: /^Pay Now/ })).toBeVisible();
});

test("FAQ: aggregators, exclusive leads, missed calls, cost, no guarantees but 3-6 months", async ({
  page,
}) => {
  await open(page);
  const items = page.locator("#faq").getByRole("group");
  await expect(items).toHaveText([
    /aggregator/i,
    /No\. Leads are exclusive/,
    /The AI agent texts the caller/,
    /\$299/,
    /no guarantees.*within 3[-–]6 months/is,
  ]);
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
