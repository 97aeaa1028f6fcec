import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentWith } from "../support/content-copy";

// Each command starts a process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000);

// That check:content ends well with good content, `npm test` shows on content/.

const tsx = pathToFileURL(require.resolve("tsx")).href;
const cli = resolve("pipeline/cli.ts");
const gatsby = resolve("tools/gatsby.ts");

/** Runs a command of a script in a folder, and returns how it ends and what it says. */
function run(
  script: string,
  command: string,
  folder: string,
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, GITHUB_ACTIONS: "" };
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ["--import", tsx, script, ...command.split(" ")],
      { cwd: folder, env },
      (_error, stdout, stderr) =>
        done({ code: child.exitCode ?? NaN, said: stdout + stderr }),
    );
  });
}

test("check:content fails with a mistake, and names its line", async () => {
  const broken = { "closing.yaml": "heading: A\ntext: B\n" };
  const { code, said } = await run(cli, "check", contentWith(broken).root);
  expect(said).toMatch(/closing\.yaml:\d+:\d+ {2}button: expected/);
  expect(code).toBe(1);
});

test("launch-check ends well where nothing is left to do", async () => {
  const { root } = contentWith({});
  for (const name of readdirSync(join(root, "content"))) {
    if (!/\.(yaml|md)$/.test(name)) continue;
    const file = join(root, "content", name);
    const text = readFileSync(file, "utf8");
    // The addresses and the numbers are no longer those of tests.
    writeFileSync(
      file,
      text.replace(/\.example\b/g, ".com").replace(/555-01/g, "555-21"),
    );
  }
  const { code, said } = await run(cli, "launch", root);
  expect(said).toContain("Ready to go live");
  expect(code).toBe(0);
});

test("launch-check fails while something must not go live", async () => {
  const { code, said } = await run(cli, "launch", contentWith({}).root);
  expect(said).toMatch(/site\.yaml:\d+.*is a test address/);
  expect(code).toBe(1);
});

test.each([
  ["owner's site", "'"],
  ["my site (1)", "("],
  ["site [1]", "[1]"],
  ["site {1}", "{"],
  ["site#1", "#"],
  ["100% ours", "%"],
  ["a & b + c, d@e=f~g^h;é) i] j} k[", undefined],
])(
  "before a build in %s, what Gatsby cannot read is named: %s",
  async (name, sign) => {
    const parent = mkdtempSync(join(tmpdir(), "folder-"));
    const folder = join(parent, name);
    mkdirSync(join(folder, "public"), { recursive: true });
    const { code, said } = await run(gatsby, "build no-such-build", folder);
    expect(said).toContain(
      sign ? `${name} because of the ${sign} in the name` : "There is no build",
    );
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual(["public"]);
    rmSync(parent, { recursive: true });
  },
);

test("scripts of package.json need no Unix shell", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const programs = readdirSync("node_modules/.bin").concat("node", "npm");
  for (const command of Object.values<string>(scripts)
    .join(" && ")
    .split(" && ")) {
    expect(programs).toContain(command.split(" ")[0]);
    expect(command).toMatch(/^[\w:./= -]+$/);
  }
});
