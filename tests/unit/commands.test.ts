import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentWith } from "../support/content-copy";
import { launched } from "../support/launched";

// Each command starts a process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000);

// That check:content ends well with good content, `npm test` shows on content/.

/** Runs a command of `package.json` on a content folder, and returns how it ends and what it says. */
function run(
  command: string,
  folder: string,
  more: NodeJS.ProcessEnv = {},
): Promise<{ code: number; said: string }> {
  // Neither what this run was started with nor where.
  const bare = { ...process.env, FORM_HOST: "", GITHUB_ACTIONS: "" };
  return new Promise((resolve) => {
    const child = execFile(
      "npm",
      ["run", "--silent", command],
      { env: { ...bare, ...more, CONTENT: folder } },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? NaN, said: stdout + stderr }),
    );
  });
}

const copyOf = (...changes: Parameters<typeof contentWith>) =>
  join(contentWith(...changes).root, "content");

/** A copy of the launched site whose addresses are no longer those of tests. */
function readyForLaunch(): string {
  const folder = copyOf({});
  for (const name of readdirSync(folder)) {
    if (!/\.(yaml|md)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/\.example\b/g, ".com"));
  }
  return folder;
}

test("check:content fails with a mistake, and names its line", async () => {
  const folder = copyOf({ "closing.yaml": "heading: A\ntext: B\n" });
  const { code, said } = await run("check:content", folder);
  expect(said).toMatch(/closing\.yaml:\d+:\d+ {2}button: expected/);
  expect(code).toBe(1);
});

test("launch-check ends well where nothing is left to do", async () => {
  const { code, said } = await run("launch-check", readyForLaunch());
  expect(said).toContain("Ready to go live");
  expect(code).toBe(0);
});

test("launch-check fails while something must not go live, or while the form would come from a test host", async () => {
  const { code, said } = await run("launch-check", launched);
  expect(said).toMatch(/site\.yaml:\d+.*is a test address/);
  expect(code).toBe(1);

  const host = { FORM_HOST: "http://localhost:9001" };
  const hosted = await run("launch-check", readyForLaunch(), host);
  expect(hosted.said).toContain("FORM_HOST is set");
  expect(hosted.code).toBe(1);
});
