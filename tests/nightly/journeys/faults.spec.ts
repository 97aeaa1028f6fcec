import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  asBeforeDialogs,
  changeDocument,
  faultErrors,
  ways,
} from "../../support/faults";
import { given } from "../../support/shown";
import { expect, test, type Guard } from "../../support/page";
import { Visit } from "../../support/visit";
import {
  forbidStorage,
  forgetDialogs,
  readableTexts,
} from "../../support/visitor-sees";

// Documents that a test has changed count as come from elsewhere.
test.use({
  permissions: ["local-network-access"],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

const built = (folder: string, ending: RegExp) =>
  readdirSync(`public/${folder}`)
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** What is fetched on a visit, each to fail in each of the ways. */
const files: Record<string, (string | RegExp)[]> = {
  // An empty one stands for a part of Gatsby that nothing asks for.
  "the script": built("", /\.js$/).filter(
    (file) =>
      !/\{\d+:function\(\)\{\}\}/.test(readFileSync(`public${file}`, "utf8")),
  ),
  "the page data": [
    "/page-data/app-data.json",
    "/page-data/index/page-data.json",
    "/page-data/privacy-policy/page-data.json",
    "/page-data/404.html/page-data.json",
    ...built("/page-data/sq/d", /\.json$/),
  ],
  "the lazy data": built("/data", /\.json$/),
  "the shard of ZIP codes": ["/zip/372.json"],
  "every font": [/\/static\/.*\.woff2$/],
  "the form’s script": [`**${new URL(given.site.form.embedScript).pathname}`],
  "the form’s page": [`**${given.site.form.widgetPath}*`],
};

/** Without styles no place can be kept; this is still good by https://web.dev/articles/cls. */
const mostShift = 0.1;

/** What else can be wrong, and how it is brought about. */
const conditions: Record<string, Condition> = {
  "without JavaScript": { javaScriptEnabled: false },
  "with every picture failing": {
    inject: (page, guard) => {
      // Chromium fetches the icon when it has time, so this may or may not come.
      guard.allowErrors(/ERR_FAILED at .*\.(svg|ico|png|webmanifest)$/);
      return page.route(/\.(svg|ico|png|webmanifest)$/, (route) =>
        route.abort(),
      );
    },
  },
  "without the style sheet": {
    change: (html) => html.replace(/<style>.*?<\/style>/s, ""),
    mostShift,
  },
  "with the style sheet refused by the policy": {
    change: (html) => html.replace("<style>", "<style>/* changed */"),
    policy: true,
    mostShift,
    inject: (_, guard) => guard.expectError(/Applying inline style violates/),
  },
  "with the clock at 1970": { time: 0 },
  "with the clock in 2099": { time: "2099-12-31T23:59:59Z" },
  "with a clock that jumps": {
    inject: async (page) => {
      await page.clock.setSystemTime("2039-01-01");
    },
    meanwhile: (page) => page.clock.setSystemTime("1999-01-01"),
  },
  "with all storage forbidden": {
    inject: (page) => page.addInitScript(forbidStorage),
  },
  "in a browser from before dialogs, popovers and named details": {
    change: asBeforeDialogs,
    inject: (page) => page.addInitScript(forgetDialogs),
  },
};

interface Condition {
  javaScriptEnabled?: false;
  /** Where the browser's clock begins. */
  time?: number | string;
  inject?: (page: Page, guard: Guard) => unknown;
  /** Changes the document. */
  change?: (html: string) => string;
  /** Whether the site's security policy holds for the changed document. */
  policy?: true;
  mostShift?: number;
  /** Comes about while the visitor is there. */
  meanwhile?: (page: Page) => Promise<void>;
}

/** What everybody can read: what is there without JavaScript. */
let copy: string[];
test.beforeAll(async ({ browser, viewport, baseURL }) => {
  const page = await browser.newPage({ viewport, javaScriptEnabled: false });
  await page.goto(`${baseURL}/`);
  copy = await page.evaluate(readableTexts);
  await page.close();
});

for (const [what, names] of Object.entries(files))
  for (const name of names)
    test(`Whichever way ${what} ${String(name).replace(/-\w{20}(?=\.)/, "")} fails, all can be read and reached`, async ({
      context,
      content,
      guard,
    }) => {
      guard.allowForm();
      guard.allowErrors(faultErrors);
      const problems: Record<string, string[]> = {};
      for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
        const visit = new Visit(await context.newPage(), content);
        await visit.prepare();
        await visit.fail(name, way);
        const elsewhere = /policy|404/.test(String(name));
        for (const stop of elsewhere ? visit.pages : visit.stops)
          if (!visit.asked) await stop();
        expect(visit.asked).toBe(true);
        problems[way] = elsewhere
          ? await visit.problemsElsewhere()
          : await visit.problems(copy);
        await visit.page.close();
      }
      expect(problems).toEqual(
        Object.fromEntries(Object.keys(ways).map((way) => [way, []])),
      );
    });

for (const [name, condition] of Object.entries(conditions)) {
  const {
    javaScriptEnabled = true,
    time,
    inject,
    change,
    meanwhile,
  } = condition;
  test.describe(() => {
    test.use({ javaScriptEnabled });
    test(`All can be read and reached ${name}`, async ({
      page,
      content,
      guard,
    }) => {
      guard.allowForm();
      const visit = new Visit(page, content);
      await visit.prepare(time);
      await inject?.(page, guard);
      if (change) await changeDocument(page, "/", change, condition.policy);
      if (javaScriptEnabled) for (const stop of visit.stops) await stop();
      else await page.goto("/");
      await meanwhile?.(page);
      const problems = await visit.problems(copy, condition.mostShift);
      expect(problems).toEqual([]);
    });
  });
}
