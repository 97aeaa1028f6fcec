import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { findProgram } from "../../../tools/programs";
import { expect, test } from "../../support/page";
import { states, visit } from "../../support/states";

/** What the Nu Html Checker says of pages that are as they should be, and why. */
const notWrong = [
  // React writes void elements so. It matters to unquoted attributes, and React quotes all.
  /^Trailing slash on void elements/,
  // Newer CSS than its checker knows; browsers that do not know it either ignore it.
  /^CSS: “(animation-timeline|animation-range|margin-trim)”: Property “\1” doesn't exist\.$/,
  /^CSS: Unrecognized at-rule “@property”$/,
  // A frame of our own origin could break out. The form's is of another, and
  // needs its own storage.
  /for attribute “sandbox” on element “iframe”: Setting both “allow-scripts” and “allow-same-origin”/,
];

// Needs Java. What is built, a faster checker looks at with every change.
for (const state of states.filter(({ phoneOnly }) => !phoneOnly))
  test(`“${state.name}” is valid HTML`, async ({
    page,
    context,
    content,
    guard,
  }, info) => {
    await visit(state, { page, context, content, guard });
    const html = await page.evaluate(
      () => `<!DOCTYPE html>${document.documentElement.outerHTML}`,
    );
    const file = info.outputPath("page.html");
    writeFileSync(file, html);
    expect(nuProblems(file)).toEqual([]);
  });

/** What the Nu Html Checker finds wrong with a document, one line each. */
function nuProblems(file: string): string[] {
  const checker = require.resolve("vnu-jar/build/dist/vnu.jar");
  const options = ["--format", "json", "--stdout", "--exit-zero-always"];
  const output = execFileSync(
    findProgram("java") ?? "java",
    ["-jar", checker, ...options, file],
    { encoding: "utf8", maxBuffer: 100_000_000 },
  );
  const { messages } = JSON.parse(output) as {
    messages: { message: string; extract?: string }[];
  };
  return messages
    .filter(({ message }) => !notWrong.some((known) => known.test(message)))
    .map(({ message, extract }) => `${message} (${extract})`);
}
