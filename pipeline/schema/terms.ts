import { z } from "zod";
import { heading, label, list, slug, text } from "./fields";

/** `content/terms.yaml`: the terms of the trade, explained below the prices and, in the market finder and the cost comparison, where they are mentioned. */
export const terms = z.strictObject({
  heading: heading("The heading of the list."),
  items: list(
    z.strictObject({
      slug: slug("A name for this term."),
      term: label("The term, in the singular, as it is written elsewhere."),
      meaning: text("What it means, in one or two sentences.", 240),
    }),
    "The terms, in the order in which they are explained.",
  ),
});
