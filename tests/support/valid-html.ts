import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { HtmlValidate } from "html-validate";
import { findProgram } from "../../tools/programs";

/** What the Nu Html Checker says of pages that are as they should be, and why. */
const notWrong = [
  // React writes void elements so. It matters to unquoted attributes, and React quotes all.
  /^Trailing slash on void elements/,
  // CSS of the present that its CSS checker has not learned yet; where a browser
  // has not either, the bar turns solid by script.
  /^CSS: “animation-(timeline|range)”: Property “animation-\1” doesn't exist\.$/,
  /^CSS: Unrecognized at-rule “@property”$/,
  // So a frame of our own origin could break out. The form's is of another, and
  // needs its own storage.
  /for attribute “sandbox” on element “iframe”: Setting both “allow-scripts” and “allow-same-origin”/,
];

/** What html-validate would say of pages that are as they should be, and why not. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML: `<br/>`, `dateTime=""`, `inert=""`. HTML reads them alike.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    // The id's that Gatsby and React make start with underscores.
    "valid-id": ["error", { relaxed: true }],
    // Attributes that say what holds without them anyway: bytes for nobody.
    "no-implicit-input-type": "off",
    "no-implicit-button-type": "off",
    // The field for a ZIP code is followed by a link, which works before the
    // scripts do; the security policy lets no form be sent.
    "wcag/h32": "off",
    // A dialog's first heading is of the level below the page's: another test
    // sees to it that each page has one of the first level.
    "heading-level": ["error", { minInitialRank: "h2", sectioningRoots: [] }],
  },
});

/**
 * Checks HTML documents with the Nu Html Checker, in one run, and with
 * html-validate.
 *
 * @param documents by a name that says which page it is, and when
 * @returns what is wrong, one line each
 */
export async function htmlProblems(
  documents: Record<string, string>,
): Promise<string[]> {
  const found = nuProblems(documents);
  for (const [name, html] of Object.entries(documents)) {
    const { results } = await validator.validateString(html, name);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        found.push(`${name}: ${ruleId}: ${message} (${selector})`);
  }
  return found;
}

interface NuMessage {
  url: string;
  message: string;
  extract?: string;
}

function nuProblems(documents: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "html-"));
  try {
    const names = Object.keys(documents);
    const files = names.map((name, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, documents[name] ?? "");
      return file;
    });
    const output = execFileSync(
      findProgram("java") ?? "java",
      [
        ...["-jar", require.resolve("vnu-jar/build/dist/vnu.jar")],
        ...["--format", "json", "--stdout", "--exit-zero-always"],
        ...files,
      ],
      { encoding: "utf8", maxBuffer: 100_000_000 },
    );
    const { messages } = JSON.parse(output) as { messages: NuMessage[] };
    return messages
      .filter(({ message }) => !notWrong.some((known) => known.test(message)))
      .map(({ url, message, extract }) => {
        const name = names[Number(basename(url, ".html"))];
        return `${name}: ${message} (${extract})`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
