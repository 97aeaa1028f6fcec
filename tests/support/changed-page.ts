import { expect, type Page } from "@playwright/test";
import { rewriteCopy } from "./layout";
import { open } from "./page";
import { given } from "./shown";

type Content = Queries.LandingQuery["content"];

/** What is different from the real content. */
export interface Change {
  rewrite?: (copy: string) => string;
  /** How many testimonials there are. */
  testimonials?: number;
  /** How many questions there are. */
  questions?: number;
  /** How many plans there are. */
  plans?: number;
  /** How many points, steps, services, city tiers and stages there are. */
  others?: number;
  /** Whether the optional sections are on the page. */
  shown?: boolean;
}

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
  await page.route(
    /\/(page-data\/sq\/d|parts)\/[\w-]+\.json/,
    async (route) => {
      const response = await route.fetch();
      const json = rewriteCopy(await response.json(), rewrite);
      await route.fulfill({ response, json });
    },
  );
  await open(page, "/privacy-policy");
  // Where the copy differs from the HTML, React makes the page anew; a click on
  // what it is about to replace would be lost.
  const { label } = given.site.nav;
  await expect(page.locator("header nav")).toHaveAccessibleName(rewrite(label));
  await page.locator("header a[href='/']").click();

  const content = await changed;
  await expect(page.locator("h1")).toHaveText(content.hero.heading);
  for (const [items, count] of Object.entries(countsOf(content))) {
    await expect(page.locator(items)).toHaveCount(count);
  }
  // A form that fails has the most to say.
  await page.route(content.site.form.embedScript, (request) => request.abort());
  await page.locator("#form").scrollIntoViewIfNeeded();
  await expect(page.locator("#form button")).toBeVisible();
}

function changedContent(original: Content, change: Change): Content {
  const { rewrite = (copy) => copy, shown = true, others } = change;
  const content = rewriteCopy(original, rewrite);
  const { painPoints, howItWorks, mapPack, timeline, pricing } = content;
  const { testimonials, faq, closing } = content;
  const items = resized(testimonials.items, change.testimonials);
  return {
    ...content,
    painPoints: {
      ...painPoints,
      shown,
      claim: { ...painPoints.claim, ...evidence },
      points: resized(painPoints.points, others),
    },
    howItWorks: {
      ...howItWorks,
      steps: resized(howItWorks.steps, others),
      included: resized(howItWorks.included, others),
    },
    mapPack: {
      ...mapPack,
      shown,
      tiers: resized(mapPack.tiers, others),
      callVolumes: evidence,
    },
    timeline: {
      ...timeline,
      shown,
      stages: resized(timeline.stages, others),
      claims: evidence,
    },
    pricing: { ...pricing, plans: resized(pricing.plans, change.plans) },
    testimonials: {
      ...testimonials,
      shown,
      items: items.map((item) => ({ ...item, relationship: item.quote })),
    },
    faq: { ...faq, shown, items: resized(faq.items, change.questions) },
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

/** How often there is what each list of the landing page consists of. */
function countsOf(content: Content): Record<string, number> {
  const { painPoints, howItWorks, mapPack, timeline, pricing } = content;
  const { testimonials, faq, closing } = content;
  const ifShown = ({ shown }: { shown: boolean }, items: readonly unknown[]) =>
    shown ? items.length : 0;
  return {
    "#pain-points li": ifShown(painPoints, painPoints.points),
    "#how-it-works li:has(h3)": howItWorks.steps.length,
    "#how-it-works dl > div": howItWorks.included.length,
    "#map-pack tbody tr": ifShown(mapPack, mapPack.tiers),
    "#timeline li:has(h3)": ifShown(timeline, timeline.stages),
    "#pricing li:has(h3)": pricing.plans.length,
    "#testimonials figure": ifShown(testimonials, testimonials.items),
    "#faq details": ifShown(faq, faq.items),
    "#closing": ifShown(closing, [closing]),
  };
}
