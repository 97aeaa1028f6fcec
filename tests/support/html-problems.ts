import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML: `<br/>`, `dateTime=""`, `inert=""`. HTML reads them alike.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The ids that Gatsby and React make start with underscores.
    "valid-id": ["error", { relaxed: true }],
    // Counts "&amp;" as five characters; the schema and head.tsx limit a title.
    "long-title": "off",
    // Attributes that state the default.
    "no-implicit-input-type": "off",
    "no-implicit-button-type": "off",
    // The style sheet keeps a telephone number in one line.
    "tel-non-breaking": "off",
    // A dialog's first heading is of the level below the page's.
    "heading-level": ["error", { minInitialRank: "h2", sectioningRoots: [] }],
  },
});

/** What html-validate finds wrong with a document, one line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`,
    );
}
