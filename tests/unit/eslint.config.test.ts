import { spawnSync } from "node:child_process";
import type { Linter } from "eslint";

const flagged = {
  "text in JSX": "<p>Call us today</p>",
  "text in JSX that starts with a small letter": "<p>call us</p>",
  "a string in JSX": '<p>{"Call us"}</p>',
  "a template in JSX": "<p>{`${n} calls`}</p>",
  "an aria-label": '<nav aria-label="Main" />',
  "an aria-label in braces": '<nav aria-label={"main"} />',
  "an alternative text": '<img alt="a map" />',
  "a title": '<iframe title="The form" />',
  "a placeholder": '<input placeholder="ZIP" />',
  "a sentence in a property": '<Box heading="Call us today" />',
  "a constant": '"Get your free quote"',
  "a constant with an apostrophe": '"Let\'s Talk"',
  "a constant made of a template": "`Only ${n} areas left, Call us today`",
};
const allowed = {
  "class names": '<p className="mt-4 text-Muted font-bold" />',
  "class names made of a template": "<p className={`mt-4 ${label} block`} />",
  ids: '<p id="payment-text" />',
  anchors: '<a href="#form">{label}</a>',
  "types and roles": '<button type="button" role="switch">{label}</button>',
  symbols: '<span aria-hidden="true">{"×"}</span>',
  "copy from the content": "<p title={label}>{`${label} ${n}%`}</p>",
  "what an error says to developers": 'new Error("Something is wrong here")',
};

/** Lints each snippet on a line of its own, as a file in src/. */
function lint(snippets: string[]): Linter.LintMessage[] {
  const text = snippets.map(
    (snippet, index) =>
      `export const Case${index} = (n: number, label: string) => ${snippet};\n`,
  );
  // In a process of its own: jest cannot import an ES module configuration.
  const { stdout } = spawnSync(
    process.execPath,
    [
      "node_modules/eslint/bin/eslint.js",
      ...["--stdin", "--stdin-filename", "src/x.tsx", "--format", "json"],
    ],
    { input: text.join(""), encoding: "utf8" },
  );
  const [result] = JSON.parse(stdout) as { messages: Linter.LintMessage[] }[];
  return result?.messages ?? [];
}

const snippets = { ...flagged, ...allowed };
const messages = lint(Object.values(snippets));

function copyRuleSays(name: string): string[] {
  const line = Object.keys(snippets).indexOf(name) + 1;
  return messages
    .filter(({ fatal, ruleId }) => fatal || ruleId === "no-restricted-syntax")
    .filter((message) => message.fatal || message.line === line)
    .map(({ message }) => message);
}

test.each(Object.keys(flagged))("the lint rule flags %s", (name) => {
  expect(copyRuleSays(name)).toContain("Copy belongs in content/.");
});

test.each(Object.keys(allowed))("the lint rule lets pass %s", (name) => {
  expect(copyRuleSays(name)).toEqual([]);
});
