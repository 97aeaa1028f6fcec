import { expect, test } from "@playwright/test";
import { LinkChecker } from "linkinator";

test("Every link of the site leads somewhere, also those to a part of a page", async ({
  baseURL,
}) => {
  const site = String(baseURL);
  const { links } = await new LinkChecker().check({
    path: site,
    recurse: true,
    checkFragments: true,
    // Other companies' pages, of which we cannot know; the share pictures and
    // canonical addresses have the site's own name, and are tested above.
    linksToSkip: [`^(?!${site})`],
  });
  const checked = links.filter(({ state }) => state !== "SKIPPED");
  expect(checked.map(({ url }) => url)).toContain(`${site}/privacy-policy`);
  expect(
    checked.filter(({ state }) => state !== "OK").map(({ url }) => url),
  ).toEqual([]);
});
