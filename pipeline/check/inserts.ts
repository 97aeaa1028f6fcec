import type { Issue } from "../problem";
import { parseMarkdown, textOf } from "../read/markdown";
import type { PartialContent } from "../sections";

/** What `privacy-policy.md` has to have on lines of their own, and what they are for. */
const policyInserts = {
  "{third-parties}":
    "where the table of the companies in content/third-parties.yaml belongs",
  "{accessibility}":
    "before the heading of the accessibility statement, to which every footer links",
};

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
