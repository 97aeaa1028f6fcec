/** @jest-environment node */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

let site: string;

/** A build with one script of its own. */
function build(name: string): void {
  for (const file of [
    ...["deploy/headers.nginx.conf", "deploy/headers.caddy"],
    ...["public/index.html", `public/static/${name}.woff2`, script(name)],
  ]) {
    const path = join(site, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name);
  }
}

const script = (name: string) =>
  `public/app-${name.padStart(20, "0").slice(-20)}.js`;

function publish(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(
    "deploy/publish.sh",
    parameters,
    { encoding: "utf8" },
  );
  return { status, said: stdout + stderr };
}

const has = (name: string, file: string) => existsSync(join(site, name, file));
const served = () => readFileSync(join(site, "current.nginx.conf"), "utf8");

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
  for (const name of ["1", "2", "3", "4", "5", "6", "7"]) build(name);
});
afterEach(() => rmSync(site, { recursive: true }));

test("a build brings the scripts and fonts of those before, but not from longer ago than the five that stay", () => {
  for (const name of ["1", "2", "3", "4", "5", "6"])
    expect(publish(join(site, name), "true").status).toBe(0);
  expect(served()).toContain(`root ${site}/6/public;`);
  expect(readFileSync(join(site, "current.caddy"), "utf8")).toContain(
    `root * ${site}/6/public`,
  );
  for (const name of ["2", "3", "4", "5", "6"]) {
    expect(has("6", script(name))).toBe(true);
    expect(has("6", `public/static/${name}.woff2`)).toBe(true);
  }
  expect(has("6", script("1"))).toBe(false);
  // The seventh was never published, so it is not for the script to delete.
  expect(readdirSync(site).filter((name) => /^\d$/.test(name))).toEqual([
    ...["2", "3", "4", "5", "6", "7"],
  ]);
});

test("going back, the build from before gets the scripts of the one after it", () => {
  publish(join(site, "1"), "true");
  publish(join(site, "2"), "true");
  expect(publish(`${join(site, "1")}/`, "true").said).toContain(
    `Published ${site}/1. Before that: ${site}/2`,
  );
  expect(has("1", script("2"))).toBe(true);
  expect(readFileSync(join(site, "1/public/index.html"), "utf8")).toBe("1");
});

test("when the server does not take it, all stays as it was", () => {
  publish(join(site, "1"), "true");
  const before = served();
  const { status, said } = publish(join(site, "2"), "false");
  expect(status).toBe(1);
  expect(said).toContain(`goes on with ${site}/1`);
  expect(served()).toBe(before);
  expect(publish(join(site, "2"), "true").status).toBe(0);
});

test.each([
  ["no command", () => ["1"], "say which build, and how"],
  ["no build", () => ["8", "true"], "8/public/index.html is missing"],
  [
    "a name that means something to the server",
    () => ["a b", "true"],
    "only letters",
  ],
  [
    "somebody else at it",
    () => {
      mkdirSync(join(site, ".publishing"));
      return ["1", "true"];
    },
    "somebody else is publishing",
  ],
])("refused with a word of what to do: %s", (_, parameters, message) => {
  build("a b");
  const [name = "", ...how] = parameters();
  const { status, said } = publish(join(site, name), ...how);
  expect(status).toBe(1);
  expect(said).toContain(message);
  expect(existsSync(join(site, "current.nginx.conf"))).toBe(false);
});
