import { mkdirSync, writeFileSync } from "node:fs";
import { checkColors, contrast } from "../../pipeline/check/colors";
import { useEmptyFolder } from "../support/empty-folder";

useEmptyFolder();

/** The eight colors of a company, and the text on its brand. */
const light = {
  ...{ paper: "#ffffff", card: "#fafafa", ink: "#111111", muted: "#333333" },
  ...{ line: "#cccccc", accent: "#1a237e", "accent-ink": "#ffffff" },
  ...{ brand: "#0d1b52", "brand-ink": "#ffffff" },
};
const dark = {
  ...{ paper: "#101010", card: "#181818", ink: "#eeeeee", muted: "#cccccc" },
  ...{ accent: "#c5cae9", "accent-ink": "#0a0f33" },
};

/** What is said of a style sheet with these colors. */
function said(changes: { light?: object; dark?: object } = {}, remark = "") {
  const tokens = (colors: object) =>
    Object.entries(colors).map(([name, color]) => `--color-${name}: ${color};`);
  const css = [
    ...["@theme {", remark, ...tokens({ ...light, ...changes.light }), "}"],
    "@media screen and (prefers-color-scheme: dark) {",
    ...[":root {", ...tokens({ ...dark, ...changes.dark }), "}", "}"],
  ].join("\n");
  mkdirSync("src/styles", { recursive: true });
  writeFileSync("src/styles/global.css", css);
  return checkColors();
}

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
])("the contrast of %s on %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test("colors that are strong enough are not mentioned", () => {
  expect(said()).toEqual({ problems: [], placeholders: [] });
});

test("an accent too pale for its text is named, with both colors and the ratio", () => {
  const { problems } = said({ light: { accent: "#f0a000" } });
  expect(problems).toContainEqual({
    ...{ file: "src/styles/global.css", field: "", line: 8, column: 1 },
    message:
      "in the light theme, text in accent #f0a000 on paper #ffffff has a contrast of 2.2 to 1, and needs 7, as the accessibility statement says – make one of them lighter or darker",
  });
  expect(problems.map(({ message }) => message).join()).toContain(
    "text in accent-ink #ffffff on accent #f0a000",
  );
});

test("the dark theme is told apart, on its own line", () => {
  const { problems } = said({ dark: { muted: "#444444" } });
  expect(problems.map(({ line }) => line)).toEqual([18, 18]);
  expect(problems[0]?.message).toMatch(/^in the dark theme, text in muted #4/);
});

test("a remark above the colors is a placeholder until it is deleted", () => {
  expect(said({}, "/* placeholder: our\n   colors */").placeholders).toEqual([
    {
      ...{ file: "src/styles/global.css", field: "", line: 2, column: 1 },
      message: "our colors",
    },
  ]);
});
