import fromMarkdown from "mdast-util-from-markdown";
import { replaceSigns, signsIn } from "../schema/typography";
import type { ContentFile } from "./content-file";
import { copyProblems, quoted } from "./copy-checks";
import type { Problem } from "./problem";
import { placeAt } from "./read-text";

/** The parts of a Markdown tree that are checked. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  children?: Node[];
  position: { start: { offset: number }; end: { offset: number } };
}

/** The text of a paragraph or heading without its markup, and the place of each character in the file. */
interface Line {
  text: string;
  offsets: number[];
}

/**
 * Checks the Markdown of a file: HTML, pictures, broken links, heading order,
 * typography. Uses the same parser as the page.
 *
 * @param addresses the valid targets of internal links, such as `/` and `/#form`
 */
export function markdownProblems(
  { file, markdown }: ContentFile,
  addresses: readonly string[],
): Problem[] {
  const { text = "", firstLine = 1 } = markdown ?? {};
  const found: Problem[] = [];
  let level = 1;

  const check = (node: Node) => {
    const message = problemOf(node, level, addresses);
    if (node.type === "heading") level = node.depth ?? level;
    if (message) add(node.position.start.offset, message);
    node.children?.forEach(check);
  };
  const tree = fromMarkdown(text) as Node;
  check(tree);
  for (const { text: words, offsets } of linesOf(tree, text))
    for (const { at, message } of copyProblems(words))
      add(offsets[at] ?? 0, message);
  return found;

  function add(offset: number, message: string) {
    const { line, column } = placeAt(text, offset);
    found.push({
      file,
      line: firstLine + line - 1,
      column,
      field: "",
      message,
    });
  }
}

/** Corrects the typography of the text in Markdown, but not of code and addresses. */
export function correctMarkdown(markdown: string): string {
  const signs = linesOf(fromMarkdown(markdown) as Node, markdown).flatMap(
    ({ text, offsets }) =>
      signsIn(text).map((sign) => ({ ...sign, at: offsets[sign.at] ?? 0 })),
  );
  // Leaves out a sign with markup in it.
  return replaceSigns(
    markdown,
    signs.filter(({ at, words }) => markdown.startsWith(words, at)),
  );
}

/** Lists paragraphs and headings. Quotation marks pair across the links and emphasis in one. */
function linesOf(node: Node, markdown: string): Line[] {
  if (node.type !== "paragraph" && node.type !== "heading")
    return (node.children ?? []).flatMap((child) => linesOf(child, markdown));
  const line: Line = { text: "", offsets: [] };
  const read = ({ type, children, position: { start, end } }: Node) => {
    if (children) return children.forEach(read);
    const other = type === "break" ? "\n" : "x";
    const words =
      type === "text" ? markdown.slice(start.offset, end.offset) : other;
    line.text += words;
    for (let index = 0; index < words.length; index += 1)
      line.offsets.push(start.offset + index);
  };
  read(node);
  return [line];
}

function problemOf(
  node: Node,
  level: number,
  addresses: readonly string[],
): string | undefined {
  switch (node.type) {
    case "html":
      return `found ${quoted(node.value ?? "")} – write plain text; HTML does not work here`;
    case "image":
    case "imageReference":
      return "pictures do not work here – describe the picture in words";
    case "code":
      return "these lines start with spaces or ``` and would look like code – start them at the left edge";
    case "heading":
      if (node.depth === 1)
        return "the page already has a main heading – start this one with ##";
      return (node.depth ?? 2) > level + 1
        ? `this heading skips a level – write ${"#".repeat(level + 1)}`
        : undefined;
    case "link":
    case "definition":
      return linkProblem(node.url ?? "", addresses);
    default:
      return undefined;
  }
}

function linkProblem(
  url: string,
  addresses: readonly string[],
): string | undefined {
  if (/^(https:\/\/|mailto:)./.test(url) && URL.canParse(url)) return undefined;
  if (addresses.includes(url)) return undefined;
  return url.startsWith("/") || url.startsWith("#")
    ? `the link ${quoted(url)} has no target – write one of ${addresses.join(", ")}`
    : `expected a link that starts with https://, mailto: or /, found ${quoted(url)} – write the full address`;
}
