import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const standards = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];
/** The rules that a theme can break. */
const ofColors = ["color-contrast", "color-contrast-enhanced"];

/**
 * The violations that axe finds on a page, a line each. Needs a context with
 * `bypassCSP`, since axe is a script.
 *
 * @param rules only these, where a page has been looked at before
 */
export async function axeProblems(
  page: Page,
  rules?: string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (
      window as unknown as { axe: typeof import("axe-core") }
    ).axe.run({
      runOnly,
      // Body text has a contrast of 7.
      rules: { "color-contrast-enhanced": { enabled: true } },
      resultTypes: ["violations"],
      // The page in the form's frame is not ours.
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`,
      ),
    );
  }, rules ?? standards);
}

/** The same in both themes, of which the page is left in the dark one. */
export async function axeProblemsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await axeProblems(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await axeProblems(page, ofColors);
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}
