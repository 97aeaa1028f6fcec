import { axeProblems } from "../../support/axe";
import { engineProblems } from "../../support/engines";
import { expect, test } from "../../support/page";
import { outdated } from "../../support/reviewed";
import { given, isShown } from "../../support/shown";
import { states, visit } from "../../support/states";

// One after the other: the last test has to know what the others have found.
test.describe.configure({ timeout: 90_000 });
// The engines are scripts.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const screens = {
  "a phone in light colors": {
    viewport: { width: 390, height: 844 },
    ...{ deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    colorScheme: "light",
  },
  "a desktop in dark colors": {
    viewport: { width: 1280, height: 800 },
    colorScheme: "dark",
  },
} as const;

for (const [screen, use] of Object.entries(screens))
  test.describe(`On ${screen}, four engines find nothing`, () => {
    test.use(use);
    const isPhone = "isMobile" in use;
    for (const state of states.filter(({ phoneOnly }) => isPhone || !phoneOnly))
      test(`in “${state.name}”`, async ({ page, context, content, guard }) => {
        await visit(state, { page, context, content, guard });
        const problems = await axeProblems(page);
        problems.push(...(await engineProblems(page)));
        expect(problems).toEqual([]);
      });
  });

// A section that editors have switched off takes its findings along.
if (Object.keys(given).every((part) => isShown(part as never)))
  test("Everything in the list of what is reviewed still occurs", () => {
    expect(outdated(), "needs all other tests of this file").toEqual([]);
  });
