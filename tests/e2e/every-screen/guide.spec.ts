import { existsSync } from "node:fs";
import { expect, open, test } from "../../support/page";

test("Every section of the landing page has a content file of its name, which the guide's picture shows", async ({
  page,
}) => {
  await open(page);
  const parts = page.locator("main > :not([inert])");
  const ids = await parts.evaluateAll((nodes) => nodes.map(({ id }) => id));
  expect(ids).not.toEqual([]);
  const lost = ids.filter((id) => !existsSync(`content/${id}.yaml`));
  expect(lost).toEqual([]);
});
