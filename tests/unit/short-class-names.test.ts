/** @jest-environment node */
import { transformSync } from "@babel/core";
import postcss from "postcss";
import { shortNames } from "../../build/class-names";
import { inScripts, inSheet } from "../../build/short-class-names";

const names = shortNames(["md:flex", "p-4", "hidden", "md:flex", "w-1/2"]);

test("A class has a name of one letter, the twenty-seventh one of two", () => {
  const many = Array.from({ length: 28 }, (_, index) => `p-${index}`);
  expect(names).toMatchObject({ "md:flex": "a", "p-4": "b", "w-1/2": "c" });
  expect(Object.values(shortNames(many)).slice(-3)).toEqual(["z", "aa", "ab"]);
});

test("A class that may be a word of a script keeps its name", () => {
  expect(names).not.toHaveProperty("hidden");
});

test("Scripts have the short names in strings and templates, and only whole ones", () => {
  const result = transformSync(
    'f("p-4 hidden", "p-40", "to md:flex", `p-4 ${x} w-1/2`)',
    { configFile: false, plugins: [[inScripts, { names }]] },
  );
  expect(result?.code).toBe('f("b hidden", "p-40", "to a", `b ${x} c`);');
});

test("The style sheet has them in its selectors, and nowhere else", async () => {
  const { css } = await postcss([inSheet(names)]).process(
    ".md\\:flex:hover > .hidden, .w-1\\/2.p-40 { margin: 0.5em p-4 }",
    { from: undefined },
  );
  expect(css).toBe(".a:hover > .hidden, .c.p-40 { margin: 0.5em p-4 }");
});
