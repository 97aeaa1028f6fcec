import { report, type Problem } from "../../pipeline/content/problem";
import { checklist, type Check } from "./checklist";
import { pageName, titled, type PageChange } from "./compare";

/** What the review shows. */
export interface Review {
  /** A sentence that says what the site was compared with. */
  comparedWith: string;
  pages: PageChange[];
  /** The content files that changed. */
  files: string[];
  /** Where the content differs from the specification. */
  differences: Problem[];
}

/** The most lines that a check quotes. All changed lines are in the diffs. */
export const quotesShown = 20;

/** Introduces the names of the content files that changed. */
export const filesNote =
  "Words that show only at times, such as the form’s messages and the error screen, are not compared here. Read them in the files that changed:";

/** Writes a review as GitHub's Markdown. */
export function toMarkdown({
  comparedWith,
  pages,
  files,
  differences,
}: Review): string {
  const words = pages.flatMap(wordsOf);
  const looks = pages.flatMap(({ route, sections }) =>
    sections
      .filter(({ hunks }) => hunks.length === 0)
      .map(
        ({ name, looks }) =>
          `- ${pageName(route)}, ${name}, ${looks.join(" and ")} px wide`,
      ),
  );
  const checks = checklist(pages).map(task);
  const different = differences.map((one) => `- ${code(report([one]))}`);
  return [
    "# What visitors read, before and after",
    `${comparedWith} Pictures, and the words marked one by one, are in \`review/index.html\`; on GitHub, in the artifact \`review\`.`,
    ...(words.length > 0 ? words : ["No words changed."]),
    ...part("## Looks changed, words did not", looks),
    ...part("## Before this goes live", checks),
    ...part("## Different from the specification", different),
    ...(files.length > 0 ? [`${filesNote} ${files.map(code).join(", ")}`] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function part(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title, lines.join("\n")] : [];
}

function wordsOf({ route, kind, sections }: PageChange): string[] {
  const diffs = sections
    .filter(({ hunks }) => hunks.length > 0)
    .flatMap((section) => [
      `### ${titled(section.name, section.kind)}`,
      diffBlock(section.hunks.map((hunk) => hunk.join("\n"))),
    ]);
  return diffs.length > 0
    ? [`## ${titled(pageName(route), kind)}`, ...diffs]
    : [];
}

function task({ claim, quotes }: Check): string {
  const lines = quotes
    .slice(0, quotesShown)
    .map(
      ({ route, section, when, text }) =>
        `${pageName(route)}, ${section}, ${when}: ${code(text)}`,
    );
  const more = quotes.length - lines.length;
  if (more > 0) lines.push(`and ${more} more lines`);
  return [`- [ ] ${claim}`, ...lines.map((line) => `  - ${line}`)].join("\n");
}

/** Quotes a text with more backticks than it has in a row, so that none of it is Markdown. */
function code(text: string): string {
  const ticks = "`".repeat(longestTicks(text) + 1);
  return ticks.length > 1 ? `${ticks} ${text} ${ticks}` : `\`${text}\``;
}

function diffBlock(hunks: string[]): string {
  const text = hunks.join("\n@@ … @@\n");
  const ticks = "`".repeat(Math.max(3, longestTicks(text) + 1));
  return `${ticks}diff\n${text}\n${ticks}`;
}

function longestTicks(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
