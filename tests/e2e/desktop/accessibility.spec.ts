import type { Page } from "@playwright/test";
import { contrastProblems } from "../../support/contrast";
import { inspect } from "../../support/engines";
import { expect, test } from "../../support/page";
import { reviewed } from "../../support/reviewed";
import { given, isShown } from "../../support/shown";
import { states, visit, type State } from "../../support/states";

// Every test sets its own screen, so one Playwright project runs them all, one
// after the other: the last one has to know what the others have seen.
test.describe.configure({ timeout: 90_000 });
// The engines come as scripts.
test.use({ bypassCSP: true });

interface Profile {
  on: string;
  use: Parameters<typeof test.use>[0];
  /** The theme in which the colours are looked at as well. */
  also?: "light" | "dark";
  /** What is different, after the page has come into its state. */
  emulate?: Parameters<Page["emulateMedia"]>[0];
  /** With the text spacing of WCAG 1.4.12. */
  spacing?: boolean;
  has: (state: State) => boolean;
}

const phone = {
  viewport: { width: 390, height: 844 },
  ...{ deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const still = { contextOptions: { reducedMotion: "reduce" } } as const;

// Colours are the same on all screens, and what stands on a page is the same in
// both themes: so each state is seen once on a phone in light colours and once on
// a desktop in dark ones, and in the other theme only its colours are looked at.
// Reduced motion is the phone's. Zoom with wide spacing, and forced colours, can
// change what fits and what is painted, not what a screen reader is told: they
// are tried where something lies over the page, and on the two longest pages.
const extremes = [
  "The landing page",
  "The open menu",
  "The privacy policy",
  "The dialog with the form",
];
const profiles: Profile[] = [
  {
    on: "a phone, light",
    use: { ...phone, ...still, colorScheme: "light" },
    also: "dark",
    has: ({ only }) => only !== "desktop",
  },
  {
    on: "a desktop, dark",
    use: { viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
    also: "light",
    has: ({ only }) => only !== "phone",
  },
  {
    on: "a screen zoomed to 400 % with wide text spacing",
    use: { viewport: { width: 320, height: 256 }, ...still },
    spacing: true,
    has: ({ name }) => extremes.includes(name),
  },
  {
    on: "a phone in forced colours",
    use: { ...phone, ...still },
    emulate: { forcedColors: "active" },
    has: ({ name }) => extremes.includes(name),
  },
];

/** Places in the list of what is reviewed: what has occurred, and what has an element on a page. */
const seen = new Set<number>();
const present = new Set<number>();
let visited = 0;

for (const { on, use, also, emulate, spacing, has } of profiles) {
  test.describe(`On ${on}, four engines find nothing`, () => {
    test.use(use);

    for (const state of states.filter(has)) {
      test(`in “${state.name}”`, async ({ page, context, content, guard }) => {
        await visit(state, { page, context, content, guard });
        if (emulate) await page.emulateMedia(emulate);
        if (spacing) await page.evaluate(widenText);
        // Forced colours are the visitor's own, and no engine can see them.
        const unexplained = await look(page, emulate && "all but colours");
        if (also) {
          await page.emulateMedia({ colorScheme: also });
          unexplained.push(...(await look(page, "colours")));
        }
        visited += 1;
        expect(unexplained).toEqual([]);
      });
    }
  });
}

test("Everything in the list of what is reviewed still occurs", () => {
  const all = profiles.flatMap(({ has }) => states.filter(has));
  expect(visited, "needs all other tests of this file to run before").toBe(
    all.length,
  );
  // Where editors have switched a section off, what is about it is absent.
  const isWhole = Object.keys(given).every((part) => isShown(part as never));
  expect(
    reviewed.filter(
      ({ wordsDecide }, at) =>
        !wordsDecide && !seen.has(at) && (isWhole || present.has(at)),
    ),
  ).toEqual([]);
});

/** What is neither right nor explained; notes which explanations were needed. */
async function look(page: Page, about?: Parameters<typeof inspect>[2]) {
  const findings = await inspect(page, reviewed, about);
  findings.forEach(({ explained }) => explained.forEach((at) => seen.add(at)));
  const places = reviewed.map(({ where }) => where);
  const there = await page.evaluate(
    (all) => all.map((where) => document.querySelector(where) !== null),
    places,
  );
  there.forEach((isThere, at) => isThere && present.add(at));
  const contrast =
    about === "all but colours"
      ? []
      : await page.evaluate(contrastProblems, "text" as const);
  return [
    ...contrast,
    ...findings
      .filter(({ explained }) => explained.length === 0)
      .map(
        ({ engine, rule, verdict, where, says }) =>
          `${engine} ${rule} ${verdict}: ${where} – ${says}`,
      ),
  ];
}

/** The values of WCAG 1.4.12. */
function widenText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}
