import { spawn } from "node:child_process";
import { once } from "node:events";

// What a pull request must pass. `npm test` installs what this needs.

const failed: string[] = [];

async function test(): Promise<void> {
  await run("npm run check:content");
  // The build leaves half a core idle.
  await Promise.all([
    run("npm run lint", "npm run test:unit"),
    run("npm run build launched"),
  ]);
  await run(
    // After a build, which writes the types of the queries.
    "npm run typecheck",
    "npm run test:e2e",
    // Last, so that `public/` ends as the demo.
    "npm run build demo -- --warm",
    "npx playwright test --project=content",
  );
  if (failed.length === 0) return;
  console.error(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}

/** Runs commands one after another. Starts none once a command has failed, here or beside it. */
async function run(...commands: string[]): Promise<void> {
  for (const command of commands) {
    if (failed.length > 0) return;
    const started = spawn(command, { shell: true, stdio: "inherit" });
    const [code] = await once(started, "exit");
    if (code !== 0) failed.push(command);
  }
}

void test();
