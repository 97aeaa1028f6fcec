import {
  unexpectedPackages,
  type Compilation,
  type Module,
} from "../../build/shipped-packages";

const packages = "/site/node_modules";
const faq = { resource: "/site/src/sections/faq.tsx" };
const react = { resource: `${packages}/react/index.js` };
const pad = { resource: `${packages}/gatsby/node_modules/@scope/pad/index.js` };
const padPart = { resource: `${packages}/gatsby/node_modules/@scope/pad/a.js` };

/** @param importers who imports a module first */
function messages(
  modules: Module[],
  importers = new Map<Module, Module>(),
  unused: Module[] = [],
): string[] {
  const compilation: Compilation = {
    compiler: { isChild: () => false },
    errors: [],
    modules: [...modules, ...unused],
    chunkGraph: {
      getNumberOfModuleChunks: (module) => (unused.includes(module) ? 0 : 1),
    },
    moduleGraph: { getIssuer: (module) => importers.get(module) },
  };
  return unexpectedPackages(compilation, "/site", { react: "React" });
}

test("Packages on the list and our own code may be in the scripts", () => {
  expect(messages([faq, react])).toEqual([]);
});

test("A package that is not on the list is named, with the file that brings it in and what to do", () => {
  const importers = new Map([
    [padPart, pad],
    [pad, faq],
  ]);
  for (const modules of [[padPart, pad], [{ modules: [padPart] }]])
    expect(messages([react, ...modules], importers)).toEqual([
      "src/sections/faq.tsx brings the package @scope/pad into the scripts that visitors load – leave it out, or add it to build/shipped-packages.ts with its reason",
    ]);
});

test("Gatsby's copy of its run time counts as Gatsby", () => {
  const app = { resource: "/site/.cache/app.js" };
  expect(messages([react, app])).toEqual([
    expect.stringContaining("brings the package gatsby into"),
  ]);
});

test("A package that no script needs is no matter", () => {
  expect(messages([react], new Map(), [pad])).toEqual([]);
});

test("A package that is listed and in no script is to come off the list", () => {
  expect(messages([faq])).toEqual([
    "No script that visitors load holds the package react any more – take it out of build/shipped-packages.ts",
  ]);
});
