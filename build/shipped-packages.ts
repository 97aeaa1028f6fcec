import { relative } from "node:path";

/** The packages whose code is in the scripts that visitors load, and what each is there for. */
export const shippedPackages: Record<string, string> = {
  ...reason("React", ["react", "react-dom", "scheduler"]),
  ...reason("Gatsby's run time: loads and shows the pages", [
    "gatsby",
    "@babel/runtime",
    "@gatsbyjs/reach-router",
    "gatsby-link",
    "gatsby-page-utils",
    "gatsby-react-router-scroll",
    "invariant",
    "mitt",
    "shallow-compare",
  ]),
  ...reason("asks for the places of the market finder, once each", [
    "@tanstack/react-query",
    "@tanstack/query-core",
  ]),
  ...reason("explains terms, and shows notifications", [
    "@radix-ui/react-toast",
    "@radix-ui/react-tooltip",
  ]),
  ...reason("parts of these two, and where a tooltip goes", [
    "@floating-ui/core",
    "@floating-ui/dom",
    "@floating-ui/react-dom",
    "@floating-ui/utils",
    "@radix-ui/primitive",
    "@radix-ui/react-collection",
    "@radix-ui/react-compose-refs",
    "@radix-ui/react-context",
    "@radix-ui/react-dismissable-layer",
    "@radix-ui/react-focus-scope",
    "@radix-ui/react-id",
    "@radix-ui/react-popper",
    "@radix-ui/react-portal",
    "@radix-ui/react-presence",
    "@radix-ui/react-primitive",
    "@radix-ui/react-slot",
    "@radix-ui/react-use-callback-ref",
    "@radix-ui/react-use-controllable-state",
    "@radix-ui/react-use-effect-event",
    "@radix-ui/react-use-layout-effect",
    "@radix-ui/react-use-size",
    "@radix-ui/react-visually-hidden",
  ]),
};

function reason(why: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, why]));
}

/** What webpack knows of a module. Where it has joined several, they are in `modules`. */
export interface Module {
  resource?: string;
  modules?: Module[];
}

export interface Compilation {
  compiler: { isChild(): boolean };
  errors: Error[];
  modules: Iterable<Module>;
  chunkGraph: { getNumberOfModuleChunks(module: Module): number };
  moduleGraph: { getIssuer(module: Module): Module | null | undefined };
}

/**
 * Holds the scripts of a build to the list above.
 *
 * @param project the project's folder
 * @returns a sentence for each package that is in them and not listed, or listed
 *   and not in them; each says what to do
 */
export function unexpectedPackages(
  { modules, chunkGraph, moduleGraph }: Compilation,
  project: string,
  listed: Record<string, string> = shippedPackages,
): string[] {
  const importers = new Map<string, string>();
  const shipped = [...modules].filter(
    (module) => chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  for (const module of shipped.flatMap((each) => each.modules ?? each)) {
    const name = packageOf(module, project);
    if (!name || importers.has(name)) continue;
    let importer = moduleGraph.getIssuer(module);
    while (importer && packageOf(importer, project) === name)
      importer = moduleGraph.getIssuer(importer);
    const file = importer?.resource;
    importers.set(name, file ? relative(project, file) : "Gatsby");
  }
  const unlisted = [...importers]
    .filter(([name]) => !Object.hasOwn(listed, name))
    .map(
      ([name, importer]) =>
        `${importer} brings the package ${name} into the scripts that visitors load – leave it out, or add it to build/shipped-packages.ts with its reason`,
    );
  const gone = Object.keys(listed)
    .filter((name) => !importers.has(name))
    .map(
      (name) =>
        `No script that visitors load holds the package ${name} any more – take it out of build/shipped-packages.ts`,
    );
  return [...unlisted, ...gone];
}

/** @returns nothing for our own code */
function packageOf(
  { resource = "" }: Module,
  project: string,
): string | undefined {
  const path = relative(project, resource).replaceAll("\\", "/");
  // Gatsby's run time, which it copies there.
  if (path.startsWith(".cache/")) return "gatsby";
  return /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
}
