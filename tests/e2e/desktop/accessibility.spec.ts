import type { Page } from "@playwright/test";
import { axeProblems } from "../../support/axe";
import { contrastProblems } from "../../support/contrast";
import { expect, open, test } from "../../support/page";
import { states, visit } from "../../support/states";

// Three more engines look at the same states every night.
test.describe.configure({ mode: "parallel" });
// The engine is a script.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

for (const state of states)
  test.describe(() => {
    test.use({
      colorScheme: "light",
      viewport: state.phoneOnly ? phone : desktop,
    });

    test(`axe finds nothing in “${state.name}”, light and dark, and the contrast is enough`, async ({
      page,
      context,
      content,
      guard,
    }) => {
      await visit(state, { page, context, content, guard });
      expect(await problems(page, state.part)).toEqual([]);
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await problems(page, state.part)).toEqual([]);
    });
  });

async function problems(page: Page, part?: string) {
  return [
    ...(await axeProblems(page, part)),
    ...(await page.evaluate(contrastProblems, "text" as const)),
  ];
}

/** Bars, bubbles, marks, check marks and lines that mean something. */
const shapes = [
  ".range-bar, .range-bar > rect",
  "#how-it-works figure li[class*=self-]",
  "#how-it-works figure li > span[class*=border]",
  "#timeline li div[class*=border-2]",
  "#pricing svg > rect",
  "#how-it-works ul svg > path, #pricing ul svg > path, #form ul svg > path",
].join();

for (const colorScheme of ["light", "dark"] as const)
  test(`Every shape that means something stands out, in ${colorScheme} colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    for (const part of shapes.split(", "))
      await expect(page.locator(part).first()).toBeAttached();
    expect(await page.evaluate(contrastProblems, { shapes })).toEqual([]);
  });
