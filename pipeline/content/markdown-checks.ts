import fromMarkdown from "mdast-util-from-markdown";
import type { ContentFile } from "./content-file";
import { copyProblems, quoted } from "./copy-checks";
import { absent, pictureFolder, undescribed } from "./picture-uses";
import type { Problem } from "./problem";

/** The parts of a Markdown tree that are checked. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  children?: Node[];
  position?: { start: { line: number; column: number } };
}

/**
 * Checks the Markdown of a file: HTML, pictures, broken links, heading order,
 * typography. Uses the same parser as the page.
 *
 * @param addresses the valid targets of internal links, such as `/` and `/#form`
 * @param pictures the names of the files in `content/pictures/`
 */
export function markdownProblems(
  { file, markdown }: ContentFile,
  addresses: readonly string[],
  pictures: readonly string[],
): Problem[] {
  const { text = "", firstLine = 1 } = markdown ?? {};
  const found: Problem[] = [];
  let level = 1;

  const check = (node: Node) => {
    const message = problemOf(node, level, addresses);
    if (node.type === "heading") level = node.depth ?? level;
    if (message) add(node, message);
    if (node.type === "image" && !message) {
      const name = (node.url ?? "").slice(pictureFolder.length + 1);
      for (const mistake of [
        ...(onOwnLine.has(node) ? [] : [needsOwnLine]),
        ...absent(name, pictures),
        ...undescribed(name, node.alt ?? ""),
      ])
        add(node, mistake);
    }
    if (node.type === "text") {
      for (const { words, message: mistake } of copyProblems(node.value ?? ""))
        add(node, mistake, words);
    }
    node.children?.forEach(check);
  };
  const root = fromMarkdown(text) as Node;
  const onOwnLine = new Set(
    root.children?.flatMap(({ type, children = [] }) =>
      type === "paragraph" && children.length === 1 ? children : [],
    ),
  );
  check(root);
  return found;

  function add({ position, value = "" }: Node, message: string, words = "") {
    const { line = 1, column = 1 } = position?.start ?? {};
    const before = value
      .slice(0, Math.max(value.indexOf(words), 0))
      .split("\n");
    const last = before.at(-1) ?? "";
    found.push({
      file,
      line: firstLine + line + before.length - 2,
      column: before.length > 1 ? last.length + 1 : column + last.length,
      field: "",
      message,
    });
  }
}

const needsOwnLine =
  "a picture needs a line of its own, with an empty line before and after it – move it there";

function problemOf(
  node: Node,
  level: number,
  addresses: readonly string[],
): string | undefined {
  switch (node.type) {
    case "html":
      return `found ${quoted(node.value ?? "")} – write plain text; HTML does not work here`;
    case "image":
      return node.url?.startsWith(`${pictureFolder}/`)
        ? undefined
        : `expected a picture of content/pictures, found ${quoted(node.url ?? "")} – upload it there, and write ![what it shows](pictures/name.jpg)`;
    case "imageReference":
      return "write the picture in one piece: ![what it shows](pictures/name.jpg)";
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
