import { z } from "zod";
import { label, list, slug, text } from "./fields";

/** `content/glossary.yaml`: the industry terms that the market finder and the calculator explain where they use them. */
export const glossary = z.strictObject({
  terms: list(
    z.strictObject({
      slug: slug("A name for this term."),
      term: label(
        "The term, in the singular, spelled as in the rest of the copy.",
      ),
      meaning: text("What it means, in one or two sentences.", 240),
    }),
    "The terms.",
  ),
});
