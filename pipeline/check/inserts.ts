import type { Locate, Problem } from "../problem";
import { parseMarkdown, textOf } from "../read/markdown";
import type { PartialContent } from "../sections";

/** What `privacy-policy.md` has to have on lines of their own, and what they are for. */
const policyInserts = {
  "{third-parties}":
    "where the table of the companies in content/third-parties.yaml belongs",
  "{accessibility}":
    "before the heading of the accessibility statement, to which every footer links",
};

/** The names in braces that a page replaces. */
export const inserts = Object.keys(policyInserts);

/** Finds the inserts that the privacy policy does not have exactly once. */
export function missingInserts(
  { documents }: PartialContent,
  locate: Locate,
): Problem[] {
  const policy = documents.find(({ slug }) => slug === "privacy-policy");
  if (!policy) return [];
  const present = parseMarkdown(policy.markdown).children.map((block) =>
    block.type === "paragraph" ? textOf(block).replace(/ /g, "") : "",
  );
  return Object.entries(policyInserts)
    .filter(
      ([insert]) => present.filter((text) => text === insert).length !== 1,
    )
    .map(([insert, place]) =>
      locate(
        "privacy-policy.md",
        [],
        `the page needs ${insert} once on a line of its own – write it ${place}, with an empty line before and after it`,
        insert,
      ),
    );
}

/** Finds inserts within a sentence, which the page would show as they are. */
export function insertMistakes(text: string, isAlone: boolean) {
  return inserts.flatMap((insert) => {
    const index = text.indexOf(insert);
    return index < 0 || (isAlone && text.trim() === insert)
      ? []
      : {
          index,
          message: `found ${insert} within a line – give it a line of its own, with an empty line before and after it`,
        };
  });
}
