import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { execa, execaSync } from "execa";
import { launchIssues } from "../pipeline/content/launch-rules";
import { loadContent } from "../pipeline/content/load-content";
import { report } from "../pipeline/content/problem";
import { specificationDifferences } from "../pipeline/content/specification-differences";
import { buildSite, testFormHost } from "./build";
import { redirectFor } from "./headers";
import { compare, type PageChange, type Site } from "./review/compare";
import { lostPages } from "./review/lost-pages";
import { pictureFile, toMarkdown, type Review } from "./review/markdown";
import { readSite } from "./review/read-site";
import { runTool, temporaryFolder } from "./run-tool";

// Compares the words and looks of the working tree with those of the commit where
// it branched off main, or off the branch or commit in the argument or REVIEW_BASE.

const folder = "review";
const jobSummary = process.env["GITHUB_STEP_SUMMARY"];

runTool(async () => {
  const loaded = loadContent("content");
  if (!loaded.content) return writeMistakes(report(loaded.problems));
  const base = findBase(process.argv[2] || process.env["REVIEW_BASE"]);
  console.log("\n== After: the working tree ==");
  await buildSite({ FORM_HOST: testFormHost });
  const after = await readSite("public");

  const commit = base ? `commit ${base.slice(0, 10)}` : "";
  if (base) console.log(`\n== Before: ${commit} ==`);
  const before = base ? await siteAt(base) : undefined;
  const missing = base ? `${commit} does not build` : "no earlier commit found";
  write(compare(before ?? {}, after), {
    comparedWith: before
      ? `Compared with ${commit}.`
      : `Nothing to compare with, so everything counts as new: ${missing}.`,
    files: base && before ? changedFiles(base) : [],
    differences: report(specificationDifferences(loaded)),
    launch: report(launchIssues(loaded)),
    picturesAt: process.env["REVIEW_PICTURES"] ?? "",
  });
  reportLostPages(before ?? {}, after);
});

/** The commit to compare with, if there is one. */
function findBase(wanted: string | undefined): string | undefined {
  for (const name of wanted ? [wanted] : ["origin/main", "main"]) {
    const commit = git("merge-base", "--end-of-options", "HEAD", name);
    if (commit) return commit;
  }
  if (!wanted) return undefined;
  throw new Error(
    `HEAD and "${wanted}" have no commit in common here: fetch its history, or name another base.`,
  );
}

/** The content files that changed since a commit. */
function changedFiles(base: string): string[] {
  const files = "content/*.yaml";
  return [
    git("diff", "--name-only", base, "--", files),
    git("ls-files", "--others", "--exclude-standard", "--", files),
  ].flatMap((list) => list?.split("\n").filter(Boolean) ?? []);
}

/** The output of git, or nothing if it fails. */
function git(...args: string[]): string | undefined {
  const { failed, stdout } = execaSync("git", args, { reject: false });
  return failed ? undefined : stdout;
}

/** Builds and reads the site of a commit; nothing if it does not build. */
async function siteAt(commit: string): Promise<Site | undefined> {
  const worktree = join(temporaryFolder("review"), "base");
  if (git("worktree", "add", "--detach", worktree, commit) === undefined)
    throw new Error(`git could not check out ${commit} in ${worktree}.`);
  process.on("exit", () => git("worktree", "remove", "--force", worktree));
  try {
    await installAt(worktree);
    await buildSite({ FORM_HOST: testFormHost }, worktree);
  } catch {
    return undefined;
  }
  return await readSite(join(worktree, "public"));
}

async function installAt(worktree: string): Promise<void> {
  const [here, there] = [".", worktree].map((folder) =>
    readFileSync(join(folder, "package-lock.json"), "utf8"),
  );
  if (here === there)
    symlinkSync(resolve("node_modules"), join(worktree, "node_modules"));
  else
    await execa("node", [resolve("tools/install.mjs")], {
      cwd: worktree,
      stdio: ["ignore", "inherit", "inherit"],
    });
}

/** Writes the pictures and the text, which is also the summary of a CI job. */
function write(pages: PageChange[], facts: Omit<Review, "pages">): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { route, sections } of pages)
    for (const { name, pictures } of sections)
      for (const { width, ...pair } of pictures)
        for (const [when, picture] of Object.entries(pair))
          writeFileSync(
            join(folder, pictureFile(route, name, width, when)),
            picture,
          );
  const summary = toMarkdown({ pages, ...facts });
  const file = join(folder, "summary.md");
  writeFileSync(file, summary);
  if (jobSummary) appendFileSync(jobSummary, summary);
  console.log(`\n${facts.comparedWith} Read ${file}`);
}

/** In place of a review, since nothing can be built of such content. */
function writeMistakes(mistakes: string): void {
  const summary = `# To fix in content/\n\n\`\`\`\n${mistakes}\n\`\`\`\n`;
  if (jobSummary) appendFileSync(jobSummary, summary);
  console.error(mistakes);
  process.exitCode = 1;
}

function reportLostPages(before: Site, after: Site): void {
  const lost = lostPages(before, after, (route) => Boolean(redirectFor(route)));
  if (lost.length > 0) process.exitCode = 1;
  for (const message of lost) {
    console.error(message);
    // GitHub shows this beside the file in the pull request.
    if (jobSummary)
      console.log(`::error file=content/site.yaml,line=1::${message}`);
  }
}
