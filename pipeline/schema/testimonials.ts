import { z } from "zod";
import { picture } from "./picture";
import { flag, heading, label, list, slug, text } from "./fields";

/** The sections of the landing page where a visitor can check something. */
const anchors = ["#how-it-works", "#timeline", "#pricing", "#faq", "#form"];

/** Whether a quote may be released: somebody has checked it, and the client has agreed. */
export function isVerified(item: { verified: boolean; permission: boolean }) {
  return item.verified && item.permission;
}

/** `content/testimonials.yaml`: what clients say. */
export const testimonials = z.strictObject({
  heading: heading("The heading of the section."),
  lead: text("The paragraph below the heading."),
  checks: list(
    z.strictObject({
      title: label("What a visitor can check."),
      url: z
        .string()
        .regex(new RegExp(`^(https://\\S+|${anchors.join("|")})$`))
        .meta({
          description: "Where a visitor checks it: the title leads there.",
          expects: `an address that starts with https://, or one of ${anchors.join(", ")}`,
        }),
      text: text("How to check it, in a sentence or two.", 200),
    }),
    "What a visitor can check without taking anyone's word.",
  )
    .max(3)
    .meta({
      description: "What a visitor can check without taking anyone's word.",
      expects: "a list of one to three checks",
    })
    .optional(),
  samplesNote: text(
    "The line above the quotes while some of them are samples.",
    100,
  ),
  ratingLabel: text(
    "The rating as screen readers say it. Variable: {rating}, the number of stars.",
  ),
  notRated: label(
    "The words beside the empty stars of a sample, which nobody has rated.",
  ),
  items: list(
    z.strictObject({
      slug: slug("A name for the testimonial, unique in this list."),
      quote: text("The client's own words, without quotation marks."),
      author: label("Who said it."),
      title: text("The author's role and location.", 80),
      initials: z
        .string()
        .regex(/^\S{1,3}$/u)
        .meta({
          description: "One to three letters shown in place of a portrait.",
          expects: "one to three letters",
        }),
      portrait: picture("The author's portrait, in place of the initials."),
      relationship: text(
        "The client's relationship to us that readers should know about, for example that they were paid.",
        100,
      ).optional(),
      verified: flag(
        "Write true once someone has checked that this client said this.",
      ),
      permission: flag(
        "Write true once the client has agreed in writing to be quoted here.",
      ),
      rating: z.int().min(1).max(5).meta({
        description: "Stars out of five.",
        expects: "a whole number from 1 to 5",
      }),
    }),
    "The testimonials, in the order in which they are shown.",
  ),
});
