import { checklist, type Check } from "./checklist";
import type { Kind, PageChange } from "./compare";

/** What a reviewer is told. */
export interface Review {
  /** A sentence that says what the site was compared with. */
  comparedWith: string;
  pages: PageChange[];
  /** The content files that changed. */
  files: string[];
}

/** How many lines a check quotes at most: all of them stand above it. */
export const quotesShown = 20;

/** Said before the names of the content files that changed. */
export const filesNote =
  "Words that show only at times, such as the form’s messages and the error screen, are not compared here. Read them in the files that changed:";

/** Writes a review as GitHub's Markdown. */
export function toMarkdown({ comparedWith, pages, files }: Review): string {
  const worded = pages
    .map((page) => ({
      ...page,
      sections: page.sections.filter(({ hunks }) => hunks.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
  const restyled = pages.flatMap(({ route, sections }) =>
    sections
      .filter(({ hunks }) => hunks.length === 0)
      .map(
        ({ name, looks }) =>
          `- ${place(route, name)}, ${looks.join(" and ")} px wide`,
      ),
  );
  const checks = checklist(pages);
  return [
    "# What visitors read, before and after",
    `${comparedWith} Pictures, and the words marked one by one, are in \`review/index.html\`; on GitHub, in the artifact \`review\`.`,
    ...(worded.length > 0 ? worded.flatMap(wordsOf) : ["No words changed."]),
    ...part("## Looks changed, words did not", restyled),
    ...part("## Before this goes live", checks.map(task)),
    ...(files.length > 0 ? [`${filesNote} ${files.map(code).join(", ")}`] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function part(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title, lines.join("\n")] : [];
}

function wordsOf({ route, kind, sections }: PageChange): string[] {
  return [
    `## ${pageName(route)}${suffix(kind)}`,
    ...sections.flatMap((section) => [
      `### ${code(section.name)}${suffix(section.kind)}`,
      diffBlock(section.hunks.map((hunk) => hunk.join("\n"))),
    ]),
  ];
}

function task({ claim, quotes }: Check): string {
  const lines = quotes
    .slice(0, quotesShown)
    .map(
      ({ route, section, when, text }) =>
        `${place(route, section)}, ${when}: ${code(text)}`,
    );
  const more = quotes.length - lines.length;
  if (more > 0) lines.push(`and ${more} more lines above`);
  return [`- [ ] ${claim}`, ...lines.map((line) => `  - ${line}`)].join("\n");
}

function place(route: string, section: string): string {
  return `${pageName(route)}, ${code(section)}`;
}

function pageName(route: string): string {
  return route === "/" ? "Landing page" : `Page ${code(route)}`;
}

function suffix(kind: Kind): string {
  return kind === "changed" ? "" : ` (${kind})`;
}

/** Quotes a text so that nothing in it means anything to Markdown. */
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
