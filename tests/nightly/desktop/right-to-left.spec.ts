import { expect, open, test } from "../../support/page";
import {
  mainWidths,
  problemsAt,
  routes,
  showEverything,
} from "../../support/screens";
import { translatePage } from "../../support/translation";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of routes)
  test(`holds the layout of ${route} in a language written from right to left`, async ({
    page,
    guard,
  }) => {
    guard.allowForm();
    if (route === "/404") guard.expectMissingPage();
    await open(page, route);
    await showEverything(page);
    await page.evaluate(translatePage, "Arabic" as const);
    await expect(page.locator("h1")).toHaveCSS("direction", "rtl");
    expect(await problemsAt(mainWidths, page)).toEqual([]);
  });

test("mirrors the page: text, the bar, lists and drawings begin on the right", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const left = await page.evaluate(fromStart);
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  expect(await page.evaluate(fromStart)).toEqual(left);
});

/** How far what has a beginning is from the side on which one begins to read, in pixels. */
function fromStart() {
  const rtl = getComputedStyle(document.documentElement).direction === "rtl";
  const parts = [
    "h1",
    "header a",
    "#menu li",
    "#pricing ul li",
    "#pricing li > div > span",
    "#timeline li:has(h3)",
    "#faq details p",
    "table td",
    "footer address",
  ];
  document.querySelector("details")!.open = true;
  document.querySelector<HTMLDetailsElement>("#faq details")!.open = true;
  return parts.map((part) => {
    const element = document.querySelector(part);
    if (!element) return `${part}: none`;
    const { left, right } = element.getBoundingClientRect();
    const start = rtl ? document.documentElement.clientWidth - right : left;
    return `${part}: ${Math.round(start)}`;
  });
}
