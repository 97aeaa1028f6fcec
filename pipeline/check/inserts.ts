import type { Issue } from "../problem";
import { parseMarkdown, textOf } from "../read/markdown";
import { spaced } from "../schema/plain-text";
import type { PartialContent } from "../sections";
import type { Leftover } from "./markdown-leftovers";
import type { LeftText } from "./markdown-text";

/** What `privacy-policy.md` has to have on lines of their own, and what they are for. */
const policyInserts = {
  "{third-parties}":
    "where the table of the companies in content/third-parties.yaml belongs",
  "{accessibility}":
    "before the heading of the accessibility statement, to which every footer links",
};

/** The names in braces that a page replaces. */
const inserts = Object.keys(policyInserts);

/** Finds the inserts that the privacy policy does not have exactly once. */
export function missingInserts({ documents }: PartialContent): Issue[] {
  const policy = documents.find(({ slug }) => slug === "privacy-policy");
  if (!policy) return [];
  const present = parseMarkdown(policy.markdown).children.map((block) =>
    block.type === "paragraph" && block.children.length === 1
      ? textOf(block)
      : "",
  );
  return Object.entries(policyInserts)
    .filter(
      ([insert]) => present.filter((text) => text === insert).length !== 1,
    )
    .map(([insert, place]) => ({
      file: "privacy-policy.md",
      path: [],
      ...(policy.markdown.includes(insert) && { words: insert }),
      message: `the page needs ${insert} once on a line of its own – write it ${place}, with an empty line before and after it`,
    }));
}

/** Finds names in braces that the page would show as they are. */
export function strayNames(texts: LeftText[]): Leftover[] {
  return texts.flatMap(({ block, text, start }) =>
    [...text.matchAll(/(?<!\{)\{[\w-][\w -]*\}(?!\})/g)].flatMap(
      ({ 0: words, index }) => {
        const isAlone = block.type === "paragraph" && text.trim() === words;
        const isKnown = inserts.includes(words);
        if (spaced.test(words) || (isAlone && isKnown)) return [];
        const advice = isKnown
          ? "give it a line of its own, with an empty line before and after it"
          : `write one of ${inserts.join(", ")}`;
        return {
          offset: start + index,
          message: `found ${words}, which the page would show as it is – ${advice}`,
        };
      },
    ),
  );
}
