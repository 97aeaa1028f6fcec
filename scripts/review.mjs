import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { ensureBrowser, launchFlags } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { testPorts } from "./ports.mjs";
import { interruptSignal, run } from "./run.mjs";

const folder = "review";
const widths = [390, 1280];
/** The width at which words are read: the menu is on the screen. */
const wide = 1280;

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("../build/review/compare").Section} Section
 * @typedef {import("../build/review/compare").Site} Site
 */

const signal = interruptSignal();
try {
  await review(process.argv[2] || process.env["REVIEW_BASE"]);
} catch (error) {
  console.error(Object(error).message);
  process.exitCode = 1;
}

/**
 * Compares the working tree, uncommitted changes included, with the commit at
 * which it left the base.
 *
 * @param {string | undefined} wantedBase a branch or commit
 */
async function review(wantedBase) {
  const base = findBase(wantedBase);
  await ensureInstalled({ signal });
  await ensureBrowser({ signal });
  console.log("\n== After: the working tree ==");
  if (!(await build())) {
    throw new Error("Nothing to review: the build failed, see above.");
  }
  const after = await readSite("public");

  const commit = `commit ${base?.slice(0, 10)}`;
  const missing = base ? `${commit} does not build` : "no earlier commit found";
  if (base) console.log(`\n== Before: ${commit} ==`);
  const before = base && (await buildAndReadBase(base));
  await write(before || {}, after, {
    comparedWith: before
      ? `Compared with ${commit}.`
      : `Nothing to compare with, so everything counts as new: ${missing}.`,
    files: before ? changedFiles(base) : [],
  });
}

/**
 * @param {string | undefined} wanted
 * @returns {string | undefined} the commit to compare with, if there is one
 */
function findBase(wanted) {
  for (const name of wanted ? [wanted] : ["origin/main", "main"]) {
    const commit = git("merge-base", "--end-of-options", "HEAD", name);
    if (commit) return commit;
  }
  if (!wanted) return undefined;
  throw new Error(
    `HEAD and "${wanted}" have no commit in common here: fetch its history, or name another base.`,
  );
}

/**
 * @param {string} base
 * @returns {string[]} the files in content/ that changed since
 */
function changedFiles(base) {
  return [
    git("diff", "--name-only", base, "--", "content"),
    git("ls-files", "--others", "--exclude-standard", "--", "content"),
  ].flatMap((list) => list?.split("\n").filter(Boolean) ?? []);
}

/**
 * @param {...string} args
 * @returns {string | undefined} what git says, or nothing when it fails
 */
function git(...args) {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Builds the site in the current folder from nothing, as the tests do.
 *
 * @returns {Promise<boolean>} whether it worked
 */
async function build() {
  const code = await run("npm run --silent clean && npm run --silent build", {
    env: {
      FORM_HOST: `http://localhost:${testPorts.form}`,
      GATSBY_TELEMETRY_DISABLED: "1",
    },
    signal,
  });
  return code === 0;
}

/**
 * @param {string} commit
 * @returns {Promise<Site | undefined>} the site as it was; nothing when it does not build
 */
async function buildAndReadBase(commit) {
  const project = process.cwd();
  const temporary = mkdtempSync(join(tmpdir(), "review-"));
  const worktree = join(temporary, "base");
  try {
    if (git("worktree", "add", "--detach", worktree, commit) === undefined) {
      throw new Error(`git could not check out ${commit} in ${worktree}.`);
    }
    process.chdir(worktree);
    const built = await installBase(project).then(build, () => false);
    signal.throwIfAborted();
    return built ? await readSite(resolve("public")) : undefined;
  } finally {
    process.chdir(project);
    // Removes the link to the project's packages and does not follow it.
    rmSync(temporary, { recursive: true, force: true });
    git("worktree", "remove", "--force", worktree);
  }
}

/** @param {string} project where there may be the same packages */
async function installBase(project) {
  const lock = "package-lock.json";
  const packages = join(project, "node_modules");
  if (readFileSync(lock, "utf8") === readFileSync(join(project, lock), "utf8"))
    symlinkSync(packages, "node_modules", "junction");
  else await ensureInstalled({ signal });
}

/**
 * @param {string} directory a built site
 * @returns {Promise<Site>}
 */
async function readSite(directory) {
  // Not at the top: packages may only now have been installed.
  const { serveSite } = await import("./serve.mjs");
  const { chromium } = await import("@playwright/test");
  const executablePath = await ensureBrowser();
  const server = await serveSite({ port: 0, directory });
  const browser = await chromium.launch({
    executablePath,
    args: launchFlags,
    // Playwright would end this program before the worktree is removed.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    /** @type {Site} */
    const site = {};
    for (const route of routesIn(directory)) {
      site[route] = {};
      for (const width of widths) {
        signal.throwIfAborted();
        const page = await open(browser, server.url + route, width);
        await readPage(page, route, width, site[route]);
        await page.close();
      }
    }
    return site;
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/**
 * @param {string} directory
 * @returns {string[]} the addresses of its pages
 */
function routesIn(directory) {
  const files = /** @type {string[]} */ (
    readdirSync(directory, { recursive: true })
  );
  const routes = files
    .filter((file) => basename(file) === "index.html")
    .map((file) => dirname(file).replaceAll("\\", "/"))
    .map((path) => (path === "." ? "/" : `/${path}`));
  return [...new Set([...routes, "/404"])].sort();
}

/**
 * Opens a page so that it looks the same whenever nothing changed.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {number} width
 * @returns {Promise<Page>}
 */
async function open(browser, url, width) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  // Nothing ever comes near, so the other company's form stays away.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.addStyleTag({
    content: "[data-set-aside] { display: none !important }",
  });
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) {
      // Of those that share a name, only one can be open.
      details.removeAttribute("name");
      details.setAttribute("open", "");
    }
  });
  return page;
}

/**
 * Adds what a page says and how it looks at one width to its sections.
 *
 * @param {Page} page
 * @param {string} route
 * @param {number} width
 * @param {Record<string, Section>} sections
 */
async function readPage(page, route, width, sections) {
  /** @type {Record<string, string>} */
  const selectors = {};
  if (route === "/") {
    const ids = await page
      .locator("main > section[id]")
      .evaluateAll((all) => all.map(({ id }) => id));
    sections["order of sections"] = textOnly(ids.join("\n"));
    selectors["header"] = "header:not(main *)";
    for (const id of ids) selectors[id] = `main > [id=${JSON.stringify(id)}]`;
    selectors["footer"] = "footer:not(main *)";
  } else {
    selectors["main"] = "main";
  }
  const description = await page
    .locator('meta[name="description"]')
    .evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
  sections["search results"] = textOnly(
    [await page.title(), ...description].join("\n"),
  );
  for (const [name, selector] of Object.entries(selectors)) {
    const element = page.locator(selector);
    if ((await element.count()) !== 1) continue;
    const section = (sections[name] ??= textOnly(""));
    if (width === wide) section.text = await element.evaluate(wordsIn);
    await element.evaluate(setOthersAside);
    section.pictures[width] = await element.screenshot();
    await page.evaluate(bringAllBack);
  }
}

/**
 * @param {string} text
 * @returns {Section}
 */
function textOnly(text) {
  return { text, pictures: {} };
}

/* These three are sent to the browser, so they see nothing of this file. */

/**
 * What is read on the screen, then what is read aloud or leads to another site.
 *
 * @param {HTMLElement} element
 */
function wordsIn(element) {
  const labels = ["aria-label", "alt", "title"].flatMap((name) =>
    [...element.querySelectorAll(`[${name}]:not([${name}=""])`)].map(
      (labelled) => `Read aloud: ${labelled.getAttribute(name)}`,
    ),
  );
  const links = [...element.querySelectorAll("a")]
    .filter((link) => link.origin !== location.origin)
    .map((link) => `“${link.textContent}” leads to ${link.href}`);
  return [element.innerText, ...new Set([...labels, ...links])].join("\n");
}

/**
 * Leaves a section alone on the page, so that its picture depends on nothing else.
 *
 * @param {HTMLElement} element
 */
function setOthersAside(element) {
  /** @type {Element | null} */
  let kept = element;
  while (kept?.parentElement && kept !== document.body) {
    for (const sibling of kept.parentElement.children) {
      if (sibling !== kept) sibling.setAttribute("data-set-aside", "");
    }
    kept = kept.parentElement;
  }
}

function bringAllBack() {
  for (const element of document.querySelectorAll("[data-set-aside]")) {
    element.removeAttribute("data-set-aside");
  }
}

/**
 * Writes the folder, and the summary of the job where there is one.
 *
 * @param {Site} before
 * @param {Site} after
 * @param {{ comparedWith: string, files: string[] }} facts
 */
async function write(before, after, facts) {
  const { tsImport } = await import("tsx/esm/api");
  const load = (/** @type {string} */ name) =>
    tsImport(`../build/review/${name}`, import.meta.url);
  const { compare } = await load("compare.ts");
  const { toMarkdown } = await load("markdown.ts");
  const { pictureFile, toHtml } = await load("page.tsx");

  const result = { pages: compare(before, after), ...facts };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { route, sections } of result.pages) {
    for (const { name, pictures } of sections) {
      for (const { width, ...pair } of pictures) {
        for (const [when, picture] of Object.entries(pair)) {
          const file = pictureFile(route, name, width, when);
          writeFileSync(join(folder, file), picture);
        }
      }
    }
  }
  const summary = toMarkdown(result);
  writeFileSync(join(folder, "summary.md"), summary);
  writeFileSync(join(folder, "index.html"), toHtml(result));
  const jobSummary = process.env["GITHUB_STEP_SUMMARY"];
  if (jobSummary) appendFileSync(jobSummary, summary);
  console.log(`\n${facts.comparedWith} Look at ${join(folder, "index.html")}`);
}
