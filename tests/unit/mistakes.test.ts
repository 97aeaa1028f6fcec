import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../pipeline/content/load-content";
import { report } from "../../pipeline/content/problem";
import { contentWith } from "../support/content-copy";

/** One folder per mistake: the file as an editor left it, and what it is told. */
const folder = "tests/mistakes";

test.each(readdirSync(folder))("an editor is told: %s", (mistake) => {
  const path = join(folder, mistake);
  const content = join(contentWith({}).root, "content");
  cpSync(path, content, { recursive: true });
  rmSync(join(content, "message.txt"));
  const { problems } = loadContent(content);
  expect(`${report(problems)}\n`).toBe(
    readFileSync(join(path, "message.txt"), "utf8"),
  );
});
