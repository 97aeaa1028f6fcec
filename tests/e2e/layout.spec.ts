import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { dollars } from "../../src/figures";
import {
  contrastProblems,
  layoutProblems,
  rewriteCopy,
  routes,
  widths,
} from "../support/layout";

// Every test sets its own screen, so one Playwright project runs them all.
test.describe.configure({ mode: "parallel", timeout: 60_000 });
test.use({
  contextOptions: { reducedMotion: "reduce" },
  // Would take a picture of the page at every step.
  trace: "off",
});

const screens = [
  ...widths.map((width) => ({ width, height: 800 })),
  // 1280 × 1024 at a zoom of 400 %.
  { width: 320, height: 256 },
];

type Content = Queries.LandingQuery["content"];

interface Change {
  rewrite?: (copy: string) => string;
  testimonials?: number;
  questions?: number;
}

const counts = [
  { testimonials: 1, questions: 3 },
  { testimonials: 2, questions: 4 },
  { testimonials: 3, questions: 5 },
  { testimonials: 7, questions: 6 },
  { testimonials: 1, questions: 7 },
  { testimonials: 2, questions: 8 },
  { testimonials: 7, questions: 9 },
];
const changes: Record<string, Change> = {
  "copy 40 % longer": {
    rewrite: (copy) => `${copy} ${copy.slice(0, copy.length * 0.4)}`.trim(),
  },
  "one word for every copy": { rewrite: (copy) => copy.replace(/ .*/s, "") },
  ...Object.fromEntries(
    counts.map((count) => [
      `${count.testimonials} testimonials and ${count.questions} questions`,
      count,
    ]),
  ),
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
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Opens the landing page with changed content, which its own components render. */
async function visitChanged(page: Page, change: Change) {
  const { rewrite = (copy) => copy, testimonials, questions } = change;
  const changed = new Promise<Content>((resolve) => {
    void page.route("**/page-data/index/page-data.json", async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const content = rewriteCopy<Content>(json.result.data.content, rewrite);
      json.result.data.content = {
        ...content,
        testimonials: resized(content.testimonials, testimonials),
        faq: resized(content.faq, questions),
      };
      resolve(json.result.data.content);
      await route.fulfill({ response, json });
    });
  });
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = rewriteCopy(await response.json(), rewrite);
    await route.fulfill({ response, json });
  });
  await page.goto("/privacy-policy");
  await page.locator("header a[href='/']").click();

  const { hero, faq, testimonials: voices, site } = await changed;
  await expect(page.locator("h1")).toHaveText(hero.heading);
  await expect(page.locator("#faq details")).toHaveCount(faq.items.length);
  await expect(page.locator("#testimonials figure")).toHaveCount(
    voices.items.length,
  );
  // A form that fails has the most to say.
  await page.route(site.form.embedScript, (request) => request.abort());
  await page.locator("#form").scrollIntoViewIfNeeded();
  await expect(page.locator("#form button")).toBeVisible();
}

function resized<T extends { readonly items: readonly { slug: string }[] }>(
  list: T,
  length = list.items.length,
): T {
  const items = Array.from({ length }, (_, index) => ({
    ...list.items[0],
    slug: `item-${index}`,
  }));
  return { ...list, items };
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

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`moves only as ${reducedMotion} motion allows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const animations = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .flatMap((element) =>
          ["", "::before", "::after"].map((pseudo) =>
            getComputedStyle(element, pseudo),
          ),
        )
        .filter(({ animationName }) => animationName !== "none")
        .map(({ animationName: name, animationIterationCount: times }) => ({
          ...{ name, times },
        })),
    );
    if (reducedMotion === "reduce") {
      expect(animations).toEqual([]);
      await page.locator("summary").first().click();
      await page.locator("h1").scrollIntoViewIfNeeded();
      const running = () => document.getAnimations().length;
      expect(await page.evaluate(running)).toBe(0);
    } else {
      expect(animations).not.toEqual([]);
      expect(animations.filter(({ times }) => times !== "1")).toEqual([]);
    }
  });
}

test("keeps the shape of buttons and bars in forced colours", async ({
  page,
}) => {
  for (const route of routes) {
    await page.goto(route);
    // What is recognised by its fill alone: buttons, and marks without text.
    const shapes = await page.evaluateHandle(() =>
      [
        ...document.querySelectorAll(
          "a, button, table svg, figure :empty:not(svg *, img)",
        ),
      ].filter(
        (shape) =>
          shape.checkVisibility({ visibilityProperty: true }) &&
          // The skip link is out of sight until its focus ring gives it a shape.
          shape.getBoundingClientRect().bottom > 0 &&
          !/[,/] ?0\)$/.test(getComputedStyle(shape).backgroundColor),
      ),
    );
    await page.emulateMedia({ forcedColors: "active" });
    const lost = await shapes.evaluate((all) =>
      all
        .filter((shape) => {
          const { borderTopStyle, borderTopWidth, outlineStyle } =
            getComputedStyle(shape);
          const bordered =
            borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
          return !bordered && outlineStyle === "none";
        })
        .map((shape) => shape.textContent || shape.outerHTML),
    );
    expect.soft(lost, route).toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
  }
  await page.goto("/");
  await page.emulateMedia({ forcedColors: "active" });
  const fills = await page.locator("table rect").evaluateAll((bars) =>
    bars.map((bar) => {
      const ground = getComputedStyle(bar.closest("svg") ?? bar);
      return getComputedStyle(bar).fill !== ground.backgroundColor;
    }),
  );
  expect(fills.filter((visible) => !visible)).toEqual([]);
});

test("prints what is worth keeping on paper", async ({ page, request }) => {
  const data = await request.get("/page-data/index/page-data.json");
  const { pricing, mapPack, faq, site }: Content = (await data.json()).result
    .data.content;
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto("/");
  await page.locator("#form").scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1000));
  await expect(page.locator("main > .fixed")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  for (const screenOnly of ["header", "nav", "iframe", "main > .fixed"]) {
    await expect.soft(page.locator(screenOnly)).toBeHidden();
  }
  const text = page.locator("main");
  for (const { monthlyPrice } of pricing.plans) {
    const price = page.locator("#pricing").getByText(dollars(monthlyPrice!));
    await expect.soft(price.first()).toBeVisible();
  }
  await expect
    .soft(page.locator("table tbody tr"))
    .toHaveCount(mapPack.tiers.length);
  await expect.soft(page.locator("table")).toBeVisible();
  for (const { answer } of faq.items) {
    for (const paragraph of answer.split(/\n{2,}/)) {
      await expect.soft(text.getByText(paragraph)).toBeVisible();
    }
  }
  const footer = page.locator("footer");
  await expect.soft(footer.getByText(site.supportEmail)).toBeVisible();
  await expect.soft(footer.locator("address")).toBeVisible();
});

test("says of every drawing that it is an illustration", async ({ page }) => {
  await page.goto("/");
  const silent = await page
    .locator("figure:not(:has(blockquote)), section:has(table svg)")
    .evaluateAll((drawings) =>
      drawings
        .map((drawing) => drawing.textContent)
        .filter((text) => !text.includes("Illustration")),
    );
  expect(silent).toEqual([]);
});

test("draws all bars of the table on one scale", async ({ page }) => {
  await page.goto("/");
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const lengths = await page
      .locator("table svg")
      .evaluateAll((bars) => bars.map((bar) => bar.clientWidth));
    expect.soft(new Set(lengths).size, `${screen.width}`).toBe(1);
  }
});

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

test("sets no two neighbouring sections alike", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const faces = await page.locator("main > section").evaluateAll((sections) =>
    sections.map((section) => {
      const box = section.firstElementChild;
      const body = box?.lastElementChild?.firstElementChild;
      const columns = (part?: Element | null) =>
        part && getComputedStyle(part).gridTemplateColumns.split(" ").length;
      const { backgroundColor } = getComputedStyle(section);
      return [backgroundColor, columns(box), body?.localName, columns(body)];
    }),
  );
  faces.forEach((face, index) => expect(face).not.toEqual(faces[index + 1]));
});

for (const route of routes) {
  test(`loads at most 45 kB of fonts on ${route}`, async ({ page }) => {
    await page.goto(route, { waitUntil: "networkidle" });
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(woff2?|ttf|otf)$/.test(name))
        .map((font) => (font as PerformanceResourceTiming).encodedBodySize),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(45_000);
  });
}

test("has icons and one share picture per page", async ({ request }) => {
  const file = (path: string) => readFileSync(join("public", path));
  const size = (path: string) => {
    const header = file(path).subarray(0, 24);
    const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)];
    return `${header.toString("latin1", 1, 4)} ${width}x${height}`;
  };
  const shared = new Set<string>();
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const [, address = ""] =
      html.match(/property="og:image" content="([^"]+)"/) ?? [];
    const { pathname } = new URL(address);
    expect.soft(size(pathname), route).toBe("PNG 1200x630");
    shared.add(pathname);
  }
  expect(shared.size).toBe(routes.length);

  expect(size("apple-touch-icon.png")).toBe("PNG 180x180");
  // The type in the header of an icon file, and how many pictures it has.
  expect(file("favicon.ico").readUInt32BE(0)).toBe(0x00000100);
  expect(file("favicon.ico").readUInt16LE(4)).toBeGreaterThan(0);
  const { icons } = JSON.parse(String(file("manifest.webmanifest"))) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  for (const { src, sizes } of icons) {
    expect.soft(size(src), src).toBe(`PNG ${sizes}`);
  }
  const kinds = icons.map(
    ({ sizes, purpose = "any" }) => `${sizes} ${purpose}`,
  );
  expect(kinds).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
});
