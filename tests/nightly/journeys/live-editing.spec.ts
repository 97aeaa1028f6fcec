import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { copyProject } from "../../../tools/copy-project";
import { startDevelop } from "../../../tools/develop";
import { freePorts } from "../../support/free-ports";

let copy: string;
test.beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "live-editing-"));
  copyProject(copy);
});
test.afterEach(() => rmSync(copy, { recursive: true }));

/** Writes the first screen's heading; null is a mistake. */
function writeHeading(heading: string | null): void {
  const file = join(copy, "content/hero.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  document.set("heading", heading);
  writeFileSync(file, String(document));
}

test("A mistake is shown in the browser while it is there, on a server that starts with it and on one that runs", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const heading = page.getByRole("heading", { level: 1 });
  const alert = page.getByRole("alert");
  const sentence =
    /^content\/hero\.yaml:\d+:\d+ {2}heading: expected some text, found nothing – write it after "heading:"$/m;
  writeHeading(null);
  const [port = 0] = await freePorts(1);
  const develop = startDevelop(copy, port);
  try {
    await expect(async () => {
      await page.goto(`http://localhost:${port}`);
    }).toPass();
    await expect(alert).toHaveText(sentence);
    writeHeading("The first one");
    await expect(heading).toHaveText("The first one", { timeout: 120_000 });

    writeHeading(null);
    await expect(alert).toHaveText(sentence);
    await expect(heading).toHaveText("The first one");
    writeHeading("The second one");
    await expect(heading).toHaveText("The second one");
    await expect(alert).toBeHidden();
  } finally {
    develop.kill();
  }
  const { all } = await develop;
  expect(all).toContain("found nothing – write it");
  expect(all).not.toMatch(/\bwarn\b|GraphQL query/);
});
