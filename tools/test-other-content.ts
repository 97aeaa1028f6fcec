import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { copyProject } from "./copy-project";
import { runTool, temporaryFolder } from "./run-tool";

// Runs `npm test` in a copy of the project in which everything that an editor
// may change is another business's, to prove that no test depends on the copy.

const guide = ["README.md", "fields.md", "page.png"];

runTool(async () => {
  const folder = join(temporaryFolder("other-content"), "site");
  copyProject(folder);
  const content = join(folder, "content");
  for (const file of readdirSync(content))
    if (!guide.includes(file)) rmSync(join(content, file), { recursive: true });
  cpSync("tests/fixtures/other-content", content, { recursive: true });
  await execa("node", ["--import", "tsx", "tools/test.ts"], {
    cwd: folder,
    stdio: "inherit",
  });
});
