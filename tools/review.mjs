import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { redirectFor } from "./headers.mjs";
import { ensureInstalled } from "./install.mjs";
import { testPorts } from "./ports.mjs";
import { interruptSignal, run } from "./run.mjs";

const folder = "review";

/** @typedef {import("./review/compare").Site} Site */

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
  // Not at the top: it needs packages that may only now have been installed.
  const { readSite } = await import("./read-site.mjs");
  const read = () => readSite("public", { signal });
  const after = await read();

  const commit = `commit ${base?.slice(0, 10)}`;
  const missing = base ? `${commit} does not build` : "no earlier commit found";
  if (base) console.log(`\n== Before: ${commit} ==`);
  const before = base && (await atBase(base, read));
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
 * @returns {string[]} the files with words in them that changed since
 */
function changedFiles(base) {
  const files = "content/*.yaml";
  return [
    git("diff", "--name-only", base, "--", files),
    git("ls-files", "--others", "--exclude-standard", "--", files),
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
 * Builds the site as it was, in a folder of its own.
 *
 * @param {string} commit
 * @param {() => Promise<Site>} read reads what was built in the current folder
 * @returns {Promise<Site | undefined>} nothing when it does not build
 */
async function atBase(commit, read) {
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
    return built ? await read() : undefined;
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
 * Writes the folder, and the summary of the job where there is one.
 *
 * @param {Site} before
 * @param {Site} after
 * @param {{ comparedWith: string, files: string[] }} facts
 */
async function write(before, after, facts) {
  const { tsImport } = await import("tsx/esm/api");
  const load = (/** @type {string} */ name) =>
    tsImport(`./review/${name}`, import.meta.url);
  const { compare } = await load("compare.ts");
  const { toMarkdown } = await load("markdown.ts");
  const { lostPages } = await load("lost-pages.ts");
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

  const lost = lostPages(before, after, (/** @type {string} */ route) =>
    Boolean(redirectFor(route)),
  );
  if (lost.length > 0) process.exitCode = 1;
  for (const message of lost) {
    console.error(message);
    // Shown beside the file of the pull request.
    if (jobSummary) console.log(`::error file=content/site.yaml::${message}`);
  }
}
