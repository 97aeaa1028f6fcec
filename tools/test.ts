import { readFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { ensureBrowser } from "./browser";
import { testFormHost } from "./build";
import { ensurePrograms } from "./programs";
import { runTool, temporaryFolder } from "./run-tool";
import { countJest, countPlaywright, type Counts } from "./test-counts";

// Runs all checks and ends with the line "N passed, N failed". With --all, also
// those that are slow and rarely fail.

const all = process.argv.includes("--all");
/** GitHub shows what failed on the lines of the pull request. */
const onGitHub = Boolean(process.env["GITHUB_ACTIONS"]);
const reports = temporaryFolder("test-reports");
const total: Counts = { passed: 0, failed: 0 };

interface Step {
  title: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads a test runner's report. Without it, the step counts as one test. */
  count?: () => Counts;
}

/** The build, and beside it what does not need it. */
const build = npmStep("Production build", "build");
const besideBuild = [
  npmStep("Content", "check:content"),
  npmStep("Lint", "lint"),
  jestStep(),
];
const afterBuild = [
  // The build writes the types of the page queries.
  npmStep("Types", "typecheck"),
  playwrightStep("Browser tests", ["--project=phone", "--project=desktop"]),
];
const nightly = [
  playwrightStep("Nightly browser tests", ["--project=nightly"]),
  playwrightStep(
    "Three browsers",
    ["--config=playwright.browsers.config.ts"],
    // WebKit needs a screen.
    ["xvfb-run", "--auto-servernum"],
  ),
  npmStep("Two builds, byte for byte", "check:reproducible"),
  npmStep("npm test with another business’s content", "test:other-content"),
];

runTool(async () => {
  const [built] = await Promise.all([
    run(build, "at the end"),
    runAll(besideBuild, "at the end"),
  ]);
  const rest = all ? [...afterBuild, ...nightly] : afterBuild;
  if (built) await prepareBrowsers().then(() => runAll(rest, "at once"));
  else for (const { title } of rest) fail(title, "Not run: the build failed.");
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
});

function npmStep(title: string, script: string): Step {
  return { title, command: ["npm", "run", "--silent", script] };
}

function jestStep(): Step {
  const reporters = ["default", ...(onGitHub ? ["github-actions"] : [])];
  const file = join(reports, "jest.json");
  return {
    title: "Unit tests",
    command: [
      "jest",
      ...reporters.map((name) => `--reporters=${name}`),
      "--json",
      `--outputFile=${file}`,
    ],
    env: all ? { BROKEN_TREES: "1000" } : {},
    count: () => countJest(readFileSync(file, "utf8")),
  };
}

function playwrightStep(
  title: string,
  options: string[],
  prefix: string[] = [],
): Step {
  const file = join(reports, `${title}.json`);
  const reporters = ["list", "html", "json", ...(onGitHub ? ["github"] : [])];
  const command = ["playwright", "test", `--reporter=${reporters}`];
  return {
    title,
    command: [...prefix, ...command, ...options],
    env: {
      PLAYWRIGHT_HTML_OPEN: "never",
      PLAYWRIGHT_HTML_OUTPUT_DIR: `playwright-report/${title.toLowerCase().replaceAll(" ", "-")}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
    count: () => countPlaywright(readFileSync(file, "utf8")),
  };
}

async function runAll(steps: Step[], show: "at once" | "at the end") {
  for (const step of steps) await run(step, show);
}

/**
 * Runs a step as a continuous integration server does, and counts its tests.
 *
 * @param show its output: "at the end" for steps that run side by side
 * @returns whether it passed
 */
async function run(
  { title, command, env, count }: Step,
  show: "at once" | "at the end",
): Promise<boolean> {
  const [file = "", ...args] = command;
  const output = show === "at once" ? "inherit" : "pipe";
  if (show === "at once") console.log(`\n== ${title} ==`);
  const result = await execa(file, args, {
    env: {
      CI: "true",
      FORM_HOST: testFormHost,
      GATSBY_TELEMETRY_DISABLED: "1",
      ...env,
    },
    all: true,
    preferLocal: true,
    reject: false,
    stdio: ["ignore", output, output],
  });
  if (show === "at the end") console.log(`\n== ${title} ==\n${result.all}`);
  const counts = countsOf(!result.failed, count);
  total.passed += counts.passed;
  total.failed += counts.failed;
  return counts.failed === 0;
}

/** A runner that fails without a failed test, or without a report, counts as one failure. */
function countsOf(succeeded: boolean, count?: () => Counts): Counts {
  if (!count) return { passed: Number(succeeded), failed: Number(!succeeded) };
  try {
    const { passed, failed } = count();
    return { passed, failed: failed || Number(!succeeded) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Installs what the browser tests need. A test that misses something fails by itself. */
async function prepareBrowsers(): Promise<void> {
  const title = "Programs for the tests";
  await ensureBrowser().catch(({ message }) => fail(title, message));
  if (all) await ensurePrograms().catch(({ message }) => fail(title, message));
}

function fail(title: string, message: string): void {
  console.error(`\n== ${title} ==\n${message}`);
  total.failed += 1;
}
