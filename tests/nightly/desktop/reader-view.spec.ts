import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/page";
import { isShown } from "../../support/shown";

// The reader view of Firefox runs outside the page, where its policy does not hold.
test.use({ bypassCSP: true });

const readability = readFileSync(
  "node_modules/@mozilla/readability/Readability.js",
  "utf8",
);

test("The reader view of the policy has its heading and all of its text, in order", async ({
  page,
  content: { policies, thirdParties },
}) => {
  await page.goto("/privacy-policy");
  const wanted = await page
    // The reader view leaves out the contents, which are links only.
    .locator("article :is(h2, p, li, td):not(nav *)")
    .evaluateAll((parts) =>
      parts.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()),
    );
  expect(wanted.length).toBeGreaterThan(10);
  const { title, text } = await read(page);
  expect(title).toContain(policies[0]!.title);
  expect(missing(text, wanted)).toEqual([]);
  for (const { name } of thirdParties.parties) expect(text).toContain(name);
});

test("The reader view of the landing page has the offer: every section's words, in order", async ({
  page,
  content,
}) => {
  await page.goto("/");
  const { hero, painPoints, howItWorks, mapPack, pricing, faq } = content;
  const wanted = [
    hero.lead,
    ...(isShown("painPoints")
      ? painPoints.rows.flatMap(({ question, them, us }) => [
          question,
          them,
          us,
        ])
      : []),
    ...howItWorks.steps.map(({ text }) => text),
    ...(isShown("mapPack") ? [mapPack.note] : []),
    ...pricing.plans.flatMap(({ summary, points }) => [summary, ...points]),
    ...(isShown("faq")
      ? faq.items.flatMap(({ answer }) => answer.split(/\n{2,}/))
      : []),
  ].map((text) => text.replace(/\s+/g, " ").trim());
  const { text } = await read(page);
  expect(missing(text, wanted)).toEqual([]);
});

/** What Firefox would show in its reader view. */
async function read(page: Page) {
  const article = await page.evaluate(
    `(() => { ${readability}; return new Readability(document.cloneNode(true)).parse(); })()`,
  );
  const { title, textContent } = article as Record<string, string>;
  return { title, text: (textContent ?? "").replace(/\s+/g, " ") };
}

/** The texts that are not there, or not behind those before them. */
function missing(text: string, wanted: string[]) {
  let from = 0;
  return wanted.filter((each) => {
    const at = text.indexOf(each, from);
    if (at >= 0) from = at;
    return at < 0;
  });
}
