import { z } from "zod";
import { heading, label, list, slug, text } from "./fields";

/** `content/terms.yaml`: the glossary below the prices. The market finder and the cost comparison also explain its terms where they use them. */
export const terms = z.strictObject({
  heading: heading("The heading of the list."),
  items: list(
    z.strictObject({
      slug: slug("A name for this term."),
      term: label(
        "The term, in the singular, spelled as in the rest of the copy.",
      ),
      meaning: text("What it means, in one or two sentences.", 240),
    }),
    "The terms, in the order in which they are shown.",
  ),
});
