import type { Locator, Page } from "@playwright/test";
import { costComparisonData } from "../../../pipeline/assets/lazy-data";
import { workedExample } from "../../../src/lib/cost-comparison/example";
import { parameters, startOf } from "../../../src/lib/cost-comparison/state";
import { writtenComparison } from "../../../src/lib/cost-comparison/written";
import { expect, open, section, test, type Content } from "../../support/page";

// With the testimonials switched off, the form is right below the prices.
test.beforeEach(({ guard }) => guard.allowForm());

/** Opens the landing page and comes near the cost comparison. */
async function reach(page: Page, content: Content) {
  await open(page);
  const place = section(page, content.pricing);
  await place
    .getByRole("heading", { name: content.costComparison.heading })
    .click();
  await expect(results(place, content)).toBeVisible();
  return place;
}

const results = (place: Locator, { costComparison }: Content) =>
  place.getByRole("table", { name: costComparison.results });

test("Without JavaScript, and before the visitor comes near, the sum is worked through", async ({
  page,
  content,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page);
  const { unit, facts, monthsBefore, caption } = workedExample(
    costComparisonData(content),
  );
  const place = section(page, content.pricing);
  const example = place.getByRole("table", { name: unit });
  await expect(example).toBeVisible();
  for (const text of facts.flatMap(Object.values<string>))
    await expect(example).toContainText(text);
  for (const text of [monthsBefore, caption])
    await expect(place.getByText(text, { exact: true })).toBeVisible();
  expect(asked.filter((url) => url.includes("/data/"))).toEqual([]);
});

test("The visitor's own numbers give the costs, and stand in the address", async ({
  page,
  content,
}) => {
  const data = costComparisonData(content);
  const place = await reach(page, content);
  const price = place.getByLabel(
    content.costComparison.numbers.leadPrice.label,
  );
  await price.fill("45");
  const { perPolicy, planAtCalls, bar } = writtenComparison(
    { ...startOf(data), leadPrice: 45 },
    data,
  );
  for (const cost of [perPolicy.leads.figure, planAtCalls])
    await expect(results(place, content)).toContainText(cost);
  const { plan, leads } = bar!.labels.verdict;
  await expect(
    place
      .getByText(plan || leads)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(
    new RegExp(`[?&]${parameters.leadPrice}=45(&|$)`),
  );
});

test("While one types, the cost of a policy and the verdict stay in view below the bar", async ({
  page,
  content,
}) => {
  const data = costComparisonData(content);
  const place = await reach(page, content);
  const { label } = content.costComparison.numbers.callCloseRate;
  const last = place.getByLabel(label);
  await last.fill("20");
  await last.evaluate((node) =>
    node.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const result = writtenComparison(
    { ...startOf(data), callCloseRate: 20 },
    data,
  );
  const { plan, perPolicy, cheaper } = result;
  const mark = cheaper === "plan" ? " ✓" : "";
  const line = place.getByText(`${plan} ${perPolicy.plan.figure}${mark}`, {
    exact: true,
  });
  await expect(line).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("banner").boundingBox();
  const { y } = (await line.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(bar!.height);
});

test("A shared link shows the same comparison, and nonsense in it does no harm", async ({
  page,
  content,
}) => {
  const { leadPrice, leadsPerMonth, plan } = parameters;
  await open(
    page,
    `/?${leadPrice}=33&${leadsPerMonth}=%3Cscript%3E&${plan}=nonsense#pricing`,
  );
  const place = section(page, content.pricing);
  await place
    .getByRole("heading", { name: content.costComparison.heading })
    .scrollIntoViewIfNeeded();
  await expect(results(place, content)).toBeVisible();
  const { numbers, start, choices } = content.costComparison;
  const value = (label: string) => place.getByLabel(label, { exact: true });
  await expect(value(numbers.leadPrice.label)).toHaveValue("33");
  await expect(value(numbers.leadsPerMonth.label)).toHaveValue(
    String(start.leadsPerMonth),
  );
  await expect(value(choices.plan)).toHaveValue(start.plan);
});
