import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unreviewed } from "./reviewed";

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * What axe finds on the page, and no person has looked at: a line each. Needs a
 * context with `bypassCSP`, since axe is a script.
 *
 * @param within a selector; only what is in there is looked at
 */
export async function axeProblems(
  page: Page,
  within = "html",
): Promise<string[]> {
  await page.evaluate(axe);
  await page.evaluate(runAxe, within);
  return unreviewed(page);
}

async function runAxe(within: string) {
  const { violations, incomplete } = await window.axe.run(within, {
    // By name, since some are off by default.
    runOnly: window.axe.getRules().map(({ ruleId }) => ruleId),
    // What is in the form's frame is not ours.
    iframes: false,
    elementRef: true,
    resultTypes: ["violations", "incomplete"],
  });
  window.found = [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ element = null, any, all, none }) => ({
      rule: `axe ${id}`,
      says: [...any, ...all, ...none].map(({ message }) => message).join("; "),
      element: element as Element | null,
    })),
  );
}
