import { expect, test, type Page } from "@playwright/test";
import { contrastProblems } from "../support/contrast";
import {
  layoutProblems,
  rewriteCopy,
  routes,
  screens,
} from "../support/layout";

// Every test sets its own screen, so one Playwright project runs them all.
test.describe.configure({ mode: "parallel", timeout: 60_000 });
test.use({
  contextOptions: { reducedMotion: "reduce" },
  // Would take a picture of the page at every step.
  trace: "off",
});

type Content = Queries.LandingQuery["content"];

interface Change {
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

// Each list of the page by itself would take as many runs again.
const counts = [
  { testimonials: 1, questions: 3, plans: 1, others: 1 },
  { testimonials: 2, questions: 4, plans: 2, others: 2 },
  { testimonials: 3, questions: 5, plans: 4, others: 3 },
  { testimonials: 7, questions: 6, plans: 5, others: 5 },
  { testimonials: 1, questions: 7, plans: 3, others: 6 },
  { testimonials: 2, questions: 8, plans: 6, others: 7 },
  { testimonials: 7, questions: 9, plans: 7, others: 8 },
];
const changes: Record<string, Change> = {
  "copy 40 % longer": {
    rewrite: (copy) => `${copy} ${copy.slice(0, copy.length * 0.4)}`.trim(),
  },
  "one word for every copy": { rewrite: (copy) => copy.replace(/ .*/s, "") },
  ...Object.fromEntries(
    counts.map((count) => [
      Object.entries(count)
        .map(([list, number]) => `${number} ${list}`)
        .join(", "),
      count,
    ]),
  ),
  "no optional sections": { shown: false },
};

const evidence = {
  source:
    "A survey of 1,200 independent agents, https://institute.example/surveys/2025/what-shared-leads-cost.html",
  asOf: "2025-06-10",
};

for (const theme of ["light", "dark"] as const) {
  test.describe(`the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    for (const route of routes) {
      test(`holds the layout of ${route}`, async ({ page }) => {
        await page.goto(route);
        await showEverything(page);
        expect(await problemsOnScreens(page)).toEqual([]);
      });

      test(`holds the layout of ${route} with wide text spacing`, async ({
        page,
      }) => {
        await page.goto(route);
        await showEverything(page);
        await page.evaluate(widenTextSpacing);
        expect(await problemsOnScreens(page)).toEqual([]);
      });

      test(`keeps enough contrast on ${route}`, async ({ page }) => {
        await page.goto(route);
        await showEverything(page);
        expect(await page.evaluate(contrastProblems)).toEqual([]);
      });
    }

    for (const [name, change] of Object.entries(changes)) {
      test(`holds the layout with ${name}`, async ({ page }) => {
        await visitChanged(page, change);
        await showEverything(page);
        expect(await problemsOnScreens(page)).toEqual([]);
      });
    }

    test("holds the layout of the open menu", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto("/");
      await page.locator("header button").click();
      expect(await problemsOnScreens(page, "#menu")).toEqual([]);
    });

    test("holds the layout of the open dialog", async ({ page }) => {
      await page.goto("/privacy-policy");
      await page.locator("button[aria-haspopup=dialog]").click();
      await expect(page.locator("dialog iframe")).toBeVisible();
      expect(await problemsOnScreens(page, "dialog")).toEqual([]);
    });

    test("needs no JavaScript and is there before the first paint", async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({
        colorScheme: theme,
        javaScriptEnabled: false,
      });
      await page.goto(`${baseURL}/`);
      expect(await page.evaluate(pageColours)).toEqual({
        background: theme === "dark" ? "dark" : "light",
        ink: theme === "dark" ? "light" : "dark",
        lateStyles: [],
      });
      await page.close();
    });
  });
}

async function problemsOnScreens(page: Page, within = "body") {
  const problems: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const found = await page.evaluate(layoutProblems, within);
    const size = `${screen.width} × ${screen.height}`;
    problems.push(...found.map((problem) => `${size}: ${problem}`));
  }
  return problems;
}

/** Opens every answer, mistypes the ZIP code and brings the form in, then goes back to the top. */
async function showEverything(page: Page) {
  await showMarketFinder(page);
  for (const field of await page.locator("main input").all()) {
    await field.fill("x");
    await field.blur();
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      // Answers that share a name close each other.
      details.removeAttribute("name");
      details.open = true;
    }
    document.getElementById("form")?.scrollIntoView();
  });
  const forms = await page.locator("#form").count();
  await expect(page.locator("#form :is(iframe, button)")).toHaveCount(forms);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    // By then the floating button knows where the page is.
    return new Promise<unknown>((seen) =>
      requestAnimationFrame(() => requestAnimationFrame(seen)),
    );
  });
  await expect(page.locator("main > .fixed:not([inert])")).toHaveCount(0);
}

async function showMarketFinder(page: Page) {
  const table = page.locator("#map-pack table");
  if ((await table.count()) === 0) return;
  await table.scrollIntoViewIfNeeded();
  await page.locator("#map-pack input").fill("75001");
  await expect(page.locator("#map-pack dl")).toBeVisible();
}

/** Opens the landing page with changed content, which its own components render. */
async function visitChanged(page: Page, change: Change) {
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
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const { rewrite = (copy) => copy } = change;
    const json = rewriteCopy(await response.json(), rewrite);
    await route.fulfill({ response, json });
  });
  await page.goto("/privacy-policy");
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

/** The values of WCAG 1.4.12, as a sheet that a content security policy lets through. */
function widenTextSpacing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** How bright the page is, and the style sheets that would come after a first paint. */
function pageColours() {
  const shade = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(
      Number,
    );
    return red + green + blue > 384 ? "light" : "dark";
  };
  const style = getComputedStyle(document.documentElement);
  const sheets = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".css"));
  return {
    background: shade(style.backgroundColor),
    ink: shade(style.color),
    lateStyles: sheets
      .filter((sheet) => !/"blocking"/.test(JSON.stringify(sheet)))
      .map(({ name }) => name),
  };
}

for (const testimonials of [1, 2, 3, 4, 7]) {
  test(`spreads ${testimonials} testimonials evenly`, async ({ page }) => {
    await visitChanged(page, { testimonials });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const { cards, unused } = await page
        .locator("#testimonials ul")
        .evaluate((list) => {
          const boxes = [...list.querySelectorAll("figure")].map((card) =>
            card.getBoundingClientRect(),
          );
          const columns = [...new Set(boxes.map(({ left }) => left))];
          const end = Math.max(...boxes.map(({ right }) => right));
          return {
            cards: columns.map((x) => boxes.filter((b) => b.left === x).length),
            unused: list.getBoundingClientRect().right - end,
          };
        });
      const gap = Math.max(...cards) - Math.min(...cards);
      expect.soft(gap, `${screen.width}: ${cards}`).toBeLessThan(2);
      expect.soft(unused, `${screen.width}: an empty column`).toBeLessThan(1);
    }
  });
}

for (const plans of [1, 2, 3, 4, 5]) {
  test(`fills each row of ${plans} plans, and sets signs between neighbours only`, async ({
    page,
  }) => {
    await visitChanged(page, { plans });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const { unused, astray } = await page
        .locator("#pricing ul:has(h3)")
        .evaluate((list) => {
          const boxes = [...list.children].map((plan) =>
            plan.getBoundingClientRect(),
          );
          const end = list.getBoundingClientRect().right;
          const rows = [...new Set(boxes.map(({ top }) => top))];
          const ends = rows.map((top) =>
            Math.max(...boxes.filter((b) => b.top === top).map((b) => b.right)),
          );
          const signs = [...list.querySelectorAll(":scope > li > span")];
          return {
            unused: Math.max(...ends.map((right) => end - right)),
            astray: signs
              .filter((sign) => sign.checkVisibility())
              .filter((sign) => {
                const { left, right, top, bottom } =
                  sign.getBoundingClientRect();
                const touched = boxes.filter(
                  (box) =>
                    box.left < right &&
                    box.right > left &&
                    box.top < bottom &&
                    box.bottom > top,
                );
                const own = [...list.children].indexOf(sign.parentElement!);
                return touched.length !== 2 || touched[1] !== boxes[own];
              })
              .map((sign) => sign.textContent),
          };
        });
      expect.soft(unused, `${screen.width}: an empty place`).toBeLessThan(1);
      expect.soft(astray, `${screen.width}: signs astray`).toEqual([]);
    }
  });
}
