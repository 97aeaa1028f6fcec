/** @jest-environment node */
import { readFileSync } from "node:fs";

interface Locked {
  dev?: boolean;
  hasInstallScript?: boolean;
  license?: string;
}

const read = (file: string) =>
  JSON.parse(readFileSync(file, "utf8")) as unknown;
const { overrides, allowScripts, engines } = read("package.json") as {
  overrides: Record<string, string | Record<string, string>>;
  allowScripts: Record<string, boolean>;
  engines: { node: string };
};
const { packages } = read("package-lock.json") as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).map(
  ([path, each]) => [path.split("node_modules/").at(-1) ?? "", each] as const,
);
const documentation = readFileSync("docs/dependencies.md", "utf8");

test("Every override has its reason in docs/dependencies.md, and nothing else has", () => {
  const overridden = Object.entries(overrides).flatMap(([name, to]) =>
    // Gatsby is named only for what it brings.
    name === "gatsby" ? Object.keys(to) : name,
  );
  const explained = [
    ...documentation.matchAll(/^\| `([^`]+)` +\| \S.{10,}\|$/gm),
  ].map(([, name]) => name);
  expect(explained.sort()).toEqual(overridden.sort());
});

test("Every package with an install script is decided on in package.json, and none is allowed", () => {
  const withScript = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([name]) => name);
  expect(Object.keys(allowScripts).sort()).toEqual(
    [...new Set(withScript)].sort(),
  );
  expect(Object.values(allowScripts)).not.toContain(true);
  // For npm before 11, which does not know that list.
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

/** Licenses that ask for nothing but their notice. */
const permissive =
  /MIT|ISC|Apache-2\.0|BSD|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Zlib|Python-2\.0|WTFPL/;

test("Every package that the site is built from has a permissive license", () => {
  const others = locked.filter(
    ([name, { dev, license = "" }]) =>
      name && !dev && !permissive.test(license),
  );
  expect(others.map(([name, { license }]) => `${name}: ${license}`)).toEqual(
    [],
  );
});

test("The Node that runs this is one that package.json names", () => {
  const [major] = process.versions.node.split(".");
  expect(engines.node).toContain(`^${major}.`);
});
