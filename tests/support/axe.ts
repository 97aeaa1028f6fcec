import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * The violations that axe finds on a page, a line each. Needs a context with
 * `bypassCSP`, since axe is a script.
 */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as { axe: typeof import("axe-core") }
    ).axe.run({
      runOnly: [
        "wcag2a",
        "wcag2aa",
        "wcag21a",
        "wcag21aa",
        "wcag22aa",
        "best-practice",
      ],
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
  });
}
