import { expect, test } from "@playwright/test";
import { contrastProblems } from "../../support/contrast";
import { visitChanged, type Change } from "../../support/changed-page";
import { routes } from "../../support/layout";
import { longLines } from "../../support/measure";
import { problemsOnScreens, showEverything } from "../../support/screens";

// Every test sets its own screen, so one Playwright project runs them all.
test.describe.configure({ mode: "parallel", timeout: 60_000 });
test.use({
  contextOptions: { reducedMotion: "reduce" },
  // Would take a picture of the page at every step.
  trace: "off",
});

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

for (const route of routes) {
  test(`sets no line of more than 80 characters on ${route}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(route);
    await showEverything(page);
    expect(await page.evaluate(longLines)).toEqual([]);
  });
}

for (const route of routes) {
  test(`both themes lay ${route} out alike`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(route);
    await showEverything(page);
    const light = await page.evaluate(boxes);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await page.evaluate(boxes)).toEqual(light);
  });
}

// In one theme, since both lay a page out alike.
for (const [name, change] of Object.entries(changes)) {
  test(`holds the layout with ${name}`, async ({ page }) => {
    await visitChanged(page, change);
    await showEverything(page);
    expect(await problemsOnScreens(page)).toEqual([]);
  });
}

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
        expect(await page.evaluate(contrastProblems, "text" as const)).toEqual(
          [],
        );
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

/** The values of WCAG 1.4.12, as a sheet that a content security policy lets through. */
function widenTextSpacing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Where every element stands. */
function boxes() {
  return [...document.querySelectorAll("body *")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.localName, x, y, width, height];
  });
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
