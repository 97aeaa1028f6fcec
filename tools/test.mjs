import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { testPorts } from "./ports.mjs";
import { ensurePrograms, ensureWebServers, findProgram } from "./programs.mjs";
import { ensureRealBrowsers } from "./real-browsers.mjs";
import { interruptSignal, run } from "./run.mjs";

// "browsers" as an argument makes the main journeys in three browsers instead.
const interrupted = interruptSignal();
const results = mkdtempSync(join(tmpdir(), "test-results-"));
const total = { passed: 0, failed: 0 };

try {
  await ensureInstalled({ signal: interrupted });
  await (process.argv[2] === "browsers" ? makeJourneys() : runAll());
} catch (error) {
  console.error(Object(error).message);
  total.failed += 1;
} finally {
  rmSync(results, { recursive: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runAll() {
  await check("Lint", "npm run --silent lint");
  await check("Content", "npm run --silent check:content");
  await suite("Unit tests", "jest.json", countJest, (file) =>
    runStep(`npm run --silent test:unit -- --json "--outputFile=${file}"`),
  );
  const built = await build();
  if (built)
    await check(
      "The same build in another folder",
      "npm run --silent check:reproducible -- --built",
    );
  // After the build, which writes the types of the page queries.
  await check("Types", "npm run --silent typecheck");
  await suite("Browser tests", "playwright.json", countPlaywright, (file) =>
    runBrowserTests(file, built, "npm run --silent test:e2e --"),
  );
}

async function makeJourneys() {
  const built = await build();
  await suite("Journeys", "playwright.json", countPlaywright, (file) =>
    runBrowserTests(
      file,
      built,
      // WebKit has no way to do without a screen.
      "xvfb-run --auto-servernum npx playwright test --config playwright.browsers.config.mts",
      ensureRealBrowsers,
    ),
  );
}

function build() {
  return check(
    "Production build",
    "npm run --silent clean && npm run --silent build",
  );
}

/** @param {{ signal: AbortSignal }} options */
async function ensureAll(options) {
  await ensureBrowser(options);
  await ensureWebServers(options);
  await ensurePrograms(
    {
      "poppler-utils": () => findProgram("pdftotext"),
      "default-jre-headless": () => findProgram("java"),
    },
    "the tests read what is printed and check the HTML with them",
    options,
  );
}

/**
 * @param {string} file where Playwright is to write its results
 * @param {boolean} built whether there is a site to test
 * @param {string} command runs Playwright
 * @param {typeof ensureAll} [ensure] sees to it that the tests have what they need
 */
async function runBrowserTests(file, built, command, ensure = ensureAll) {
  if (!built) {
    console.error("Not run, since the build failed.");
    return 1;
  }
  try {
    await ensure({ signal: interrupted });
  } catch (error) {
    console.error(Object(error).message);
    return 1;
  }
  return runStep(`${command} --reporter=list,html,json`, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_HTML_OPEN: "never",
  });
}

/**
 * Runs one step as a continuous integration server would.
 *
 * @param {string} command
 * @param {Record<string, string>} [env]
 */
function runStep(command, env) {
  return run(command, {
    env: {
      CI: "true",
      FORM_HOST: `http://localhost:${testPorts.form}`,
      GATSBY_TELEMETRY_DISABLED: "1",
      ...env,
    },
    signal: interrupted,
  });
}

/**
 * Runs a command that counts as one test.
 *
 * @param {string} title
 * @param {string} command
 * @returns {Promise<boolean>} whether it passed
 */
async function check(title, command) {
  console.log(`\n== ${title} ==`);
  const passed = (await runStep(command)) === 0;
  total[passed ? "passed" : "failed"] += 1;
  return passed;
}

/**
 * Runs a test runner and counts its tests; one that fails without a failed test,
 * or that leaves no results behind, counts as one failure.
 *
 * @param {string} title
 * @param {string} name of the file with the results
 * @param {(report: any) => { passed: number, failed: number }} count
 * @param {(file: string) => Promise<number> | number} runner answers the exit code
 */
async function suite(title, name, count, runner) {
  console.log(`\n== ${title} ==`);
  const file = join(results, name);
  const code = await runner(file);
  const { passed, failed } = readCounts(file, count);
  total.passed += passed;
  total.failed += failed || (code === 0 ? 0 : 1);
}

/**
 * @param {string} file
 * @param {(report: any) => { passed: number, failed: number }} count
 */
function readCounts(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {any} report Jest's, in which a skipped test counts as failed */
function countJest(report) {
  const passed = report.numPassedTests;
  const broken = report.numRuntimeErrorTestSuites;
  return { passed, failed: report.numTotalTests - passed + broken };
}

/** @param {any} report Playwright's, in which skipped and flaky tests count as failed */
function countPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: failed + errors.length };
}
