import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { checkColors, contrast } from "../../pipeline/check/colors";
import { useEmptyFolder } from "../support/empty-folder";

const css = readFileSync("src/styles/global.css", "utf8");
useEmptyFolder();

/** What is said of the style sheet with other colors. */
function said(...changes: [from: string, to: string][]) {
  mkdirSync("src/styles", { recursive: true });
  const changed = changes.reduce(
    (text, [from, to]) => text.replace(from, to),
    css,
  );
  writeFileSync("src/styles/global.css", changed);
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

test("the colors of the style sheet are strong enough", () => {
  expect(said().problems).toEqual([]);
});

test("an accent too pale for its text is named, with both colors and the ratio", () => {
  const { problems } = said([
    "--color-accent: #0b5741",
    "--color-accent: #f0a000",
  ]);
  const line = css
    .split("\n")
    .findIndex((one) => one.includes("--color-accent: #0b"));
  expect(problems).toContainEqual({
    ...{ file: "src/styles/global.css", field: "" },
    ...{ line: line + 1, column: 3 },
    message:
      "in the light theme, text in accent #f0a000 on paper #f7f2e6 has a contrast of 1.9 to 1, and needs 4.5 – make one of them lighter or darker",
  });
  expect(problems.map(({ message }) => message).join()).toContain(
    "text in accent-ink #ffffff on accent #f0a000",
  );
});

test("the dark theme is told apart, on its own line", () => {
  const [problem] = said([
    "--color-muted: #cbc3b0",
    "--color-muted: #333333",
  ]).problems;
  const line = css
    .split("\n")
    .findIndex((one) => one.includes("--color-muted: #cb"));
  expect(problem?.line).toBe(line + 1);
  expect(problem?.message).toMatch(/^in the dark theme, text in muted #333333/);
});

test("the remark above the colors is a placeholder until it is deleted", () => {
  expect(said().placeholders).toMatchObject([
    {
      file: "src/styles/global.css",
      message: expect.stringMatching(/eight colors/),
    },
  ]);
  const [remark = ""] = /\/\* placeholder.*\*\//.exec(css) ?? [];
  expect(said([remark, ""]).placeholders).toEqual([]);
});
