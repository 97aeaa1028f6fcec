import { checklist, type Check } from "./checklist";
import {
  pageName,
  titled,
  type PageChange,
  type SectionChange,
} from "./compare";

/** What the review shows. */
export interface Review {
  /** A sentence that says what the site was compared with. */
  comparedWith: string;
  pages: PageChange[];
  /** The content files that changed. */
  files: string[];
  /** Where the content differs from the specification, a line each. */
  differences: string;
  /** What is still open before launch, as the launch check reports it. */
  launch: string;
  /** The address of the folder with the pictures. Empty: they are beside the review. */
  picturesAt: string;
}

/** The most lines that a check quotes. All changed lines are in the diffs. */
const quotesShown = 20;

const filesNote =
  "Words that show only at times, such as the form’s messages and the error screen, are not compared here. Read them in the files that changed:";

/** Writes a review as GitHub's Markdown. */
export function toMarkdown(review: Review): string {
  const { comparedWith, pages, files, picturesAt } = review;
  return [
    "# What visitors read and see, before and after",
    comparedWith,
    ...(pages.length > 0
      ? pages.flatMap((page) => changesOf(page, picturesAt))
      : ["No words and no looks changed."]),
    ...part("## To approve", checklist(pages).map(task)),
    ...(files.length > 0 ? [`${filesNote} ${files.map(code).join(", ")}`] : []),
    ...listing("## Different from the specification", review.differences),
    ...listing("## Before this goes live", review.launch),
  ]
    .join("\n\n")
    .concat("\n");
}

/**
 * The file name of a picture.
 *
 * @param when "before" or "after"
 */
export function pictureFile(
  ...[route, section, width, when]: [string, string, number, string]
): string {
  const page = route === "/" ? "landing" : route.slice(1);
  const name = [page, section, width, when].join("-");
  return `${name.replace(/[^a-z0-9]+/gi, "-")}.png`;
}

function part(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title, lines.join("\n")] : [];
}

function listing(title: string, lines: string): string[] {
  return lines ? [title, fenced("", lines)] : [];
}

function changesOf({ route, kind, sections }: PageChange, picturesAt: string) {
  return [
    `## ${titled(pageName(route), kind)}`,
    ...sections.flatMap((section) => [
      `### ${titled(section.name, section.kind)}`,
      section.hunks.length > 0
        ? fenced(
            "diff",
            section.hunks.map((hunk) => hunk.join("\n")).join("\n@@ … @@\n"),
          )
        : `Looks changed, words did not: ${section.looks.join(" and ")} px wide.`,
      ...section.pictures.map((pair) =>
        pictures(route, section, pair, picturesAt),
      ),
    ]),
  ];
}

/** Both pictures of one width, side by side. */
function pictures(
  route: string,
  { name }: SectionChange,
  { width, ...pair }: SectionChange["pictures"][number],
  picturesAt: string,
): string {
  const share = Math.floor(100 / Object.keys(pair).length);
  const images = Object.keys(pair).map((when) => {
    const file = `${picturesAt}${pictureFile(route, name, width, when)}`;
    return `<a href="${file}"><img src="${file}" alt="${when}" title="${when}" width="${share - 2}%"></a>`;
  });
  const whens = Object.keys(pair).join(" and ");
  return folded(`${width} px wide, ${whens}`, images.join("\n"), "open");
}

function folded(title: string, body: string, state = ""): string {
  const tag = `details ${state}`.trim();
  return `<${tag}><summary>${title}</summary>\n\n${body}\n\n</details>`;
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

function fenced(language: string, text: string): string {
  const ticks = "`".repeat(Math.max(3, longestTicks(text) + 1));
  return `${ticks}${language}\n${text}\n${ticks}`;
}

function longestTicks(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
