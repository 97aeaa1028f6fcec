import { z } from "zod";
import { heading, lines, list, slug, text } from "./fields";

const icons = ["chart", "compare", "lock", "phone", "price"] as const;

const icon = z.enum(icons).meta({
  id: "FaqIcon",
  description: "The icon beside the question.",
  expects: `one of ${icons.join(", ")}`,
});

/** `content/faq.yaml`: the questions and answers. */
export const faq = z.strictObject({
  heading: heading("The heading of the section."),
  lead: text("The paragraph below the heading.").optional(),
  items: list(
    z.strictObject({
      slug: slug("A name for the question, unique in this file."),
      question: text("The question as a visitor would ask it."),
      answer: lines(
        "The answer. An empty line starts a new paragraph; after |- each line stays a line. Links as in documents.",
      ),
      icon,
    }),
    "The questions, in the order in which they are shown.",
  ),
  ownership: z
    .array(
      z.strictObject({
        slug: slug("A name for the question, unique in this file."),
        question: text("The question as a visitor would ask it."),
        answer: lines(
          "The owner's answer. Until there is one, the page leaves the question out.",
        ).optional(),
        short: text(
          "The answer in a few words, for the line below the plans.",
          60,
        ).optional(),
        icon,
      }),
    )
    .default([])
    .meta({
      description:
        "Questions about leaving and about what belongs to whom. They follow the others.",
      expects: "a list of questions",
    }),
});
