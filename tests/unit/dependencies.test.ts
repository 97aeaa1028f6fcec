import { readdirSync, readFileSync } from "node:fs";

interface Locked {
  dev?: boolean;
  hasInstallScript?: boolean;
  license?: string;
  dependencies?: Record<string, string>;
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
  const overridden = Object.keys(overrides);
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

/** The packages that `src/` imports, and all that these need. */
function shippedPackages(): string[] {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${name}`, "utf8"));
  const found = new Set<string>();
  const add = (name: string) => {
    const known = packages[`node_modules/${name}`];
    // Gatsby's own dependencies are mostly build tools.
    if (!known || found.has(name) || name === "gatsby") return;
    found.add(name);
    Object.keys(known.dependencies ?? {}).forEach(add);
  };
  for (const source of sources)
    for (const [, name = ""] of source.matchAll(
      /from "((?:@[^/"]+\/)?[^/."][^/"]*)/g,
    ))
      add(name);
  return [...found];
}

test("Every package that visitors load is under the MIT license", () => {
  const names = shippedPackages();
  expect(names).toContain("@tanstack/query-core");
  const others = names.filter(
    (name) => packages[`node_modules/${name}`]?.license !== "MIT",
  );
  expect(others).toEqual([]);
});

test("The Node that runs this is one that package.json names", () => {
  const [major] = process.versions.node.split(".");
  expect(engines.node).toContain(`^${major}.`);
});
