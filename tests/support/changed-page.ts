import { expect, type Page } from "@playwright/test";
import { open } from "./page";
import { given } from "./shown";

type Content = Queries.LandingQuery["content"];

/** What is different from the real content. */
export interface Change {
  rewrite?: (copy: string) => string;
  /** How many items each list of the page has. */
  items?: number;
  /** Whether the optional sections are on the page. */
  shown?: boolean;
}

/** Fields that hold no copy. */
const settings =
  /^(slug|combines|asOf|confirmed|icon|from|target|url|host|widgetPath|formId|embedScript|zipParameter|attribution|paymentLink|supportEmail|initials)$/;

const evidence = {
  source:
    "A survey of 1,200 independent agents, https://institute.example/surveys/2025/what-shared-leads-cost.html",
  asOf: "2025-06-10",
};

/** Opens the landing page with changed content, which its own components render. */
export async function visitChanged(page: Page, change: Change) {
  const { rewrite = (copy) => copy } = change;
  const changed = new Promise<Content>((resolve) => {
    void page.route("**/page-data/index/page-data.json", async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const content = changedContent(json.result.data.content, change);
      json.result.data.content = content;
      resolve(content);
      await route.fulfill({ response, json });
    });
  });
  await page.route(/\/(page-data\/sq\/d|data)\/[\w-]+\.json/, async (route) => {
    const response = await route.fetch();
    const json = rewriteCopy(await response.json(), rewrite);
    await route.fulfill({ response, json });
  });
  await open(page, "/privacy-policy");
  // Where the copy differs from the HTML, React makes the page anew; a click on
  // what it is about to replace would be lost.
  const { label } = given.site.nav;
  await expect(page.locator("header nav")).toHaveAccessibleName(rewrite(label));
  await page.locator("header a[href='/']").click();

  const { hero, pricing, site } = await changed;
  await expect(page.locator("h1")).toHaveText(hero.heading);
  const plans = page.locator("#pricing li:has(h3)");
  await expect(plans).toHaveCount(pricing.plans.length);
  // A form that fails has the most to say.
  await page.route(site.form.embedScript, (request) => request.abort());
  await page.locator("#form").scrollIntoViewIfNeeded();
  await expect(page.locator("#form button")).toBeVisible();
}

/** Rewrites all copy in page data, however deep, and leaves the rest alone. */
function rewriteCopy<T>(data: T, rewrite: (copy: string) => string): T {
  const rewritten = (value: unknown): unknown => {
    if (typeof value === "string") return rewrite(value);
    if (Array.isArray(value)) return value.map(rewritten);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        settings.test(key) ? field : rewritten(field),
      ]),
    );
  };
  return rewritten(data) as T;
}

function changedContent(original: Content, change: Change): Content {
  const { rewrite = (copy) => copy, shown = true, items } = change;
  const content = rewriteCopy(original, rewrite);
  const { painPoints, howItWorks, mapPack, timeline, pricing } = content;
  const { testimonials, faq, closing } = content;
  return {
    ...content,
    painPoints: {
      ...painPoints,
      shown,
      claim: { ...painPoints.claim, ...evidence },
      rows: resized(painPoints.rows, items),
    },
    howItWorks: {
      ...howItWorks,
      steps: resized(howItWorks.steps, items),
      included: resized(howItWorks.included, items),
    },
    mapPack: {
      ...mapPack,
      shown,
      tiers: resized(mapPack.tiers, items),
      callVolumes: evidence,
    },
    timeline: {
      ...timeline,
      shown,
      stages: resized(timeline.stages, items),
      claims: evidence,
    },
    pricing: { ...pricing, plans: resized(pricing.plans, items) },
    testimonials: {
      ...testimonials,
      shown,
      items: resized(testimonials.items, items).map((item) => ({
        ...item,
        relationship: item.quote,
      })),
    },
    faq: { ...faq, shown, items: resized(faq.items, items) },
    closing: { ...closing, shown },
  };
}

/** As many of the items as there are to be, the first ones as they are. */
function resized<T extends { readonly slug: string }>(
  items: readonly T[],
  length = items.length,
): T[] {
  return Array.from({ length }, (_, index) => {
    const item = items[index % items.length]!;
    return index < items.length
      ? item
      : { ...item, slug: `${item.slug}-${index}` };
  });
}
