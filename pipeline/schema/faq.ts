import { z } from "zod";
import { heading, list, shown, slug, text } from "./fields";

/** The icons to choose from for a question. */
const faqIcons = ["compare", "lock", "phone", "price", "shield"] as const;

/** `content/faq.yaml`: the questions and answers. */
export const faq = z.strictObject({
  shown,
  heading: heading("The heading of the section."),
  items: list(
    z.strictObject({
      slug: slug("A name for the question, unique in this list."),
      question: text("The question as a visitor would ask it."),
      answer: text("The answer. An empty line starts a new paragraph."),
      icon: z.enum(faqIcons).meta({
        description: "The icon beside the question.",
        expects: `one of ${faqIcons.join(", ")}`,
      }),
    }),
    "The questions, in the order in which they are shown.",
  ),
});
