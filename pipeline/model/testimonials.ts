import { z } from "zod";
import { picture } from "./picture";
import {
  flag,
  heading,
  label,
  list,
  slug,
  text,
  withVariables,
} from "./fields";

/** Whether a quote may be released: somebody has checked it, and the client has agreed. */
export function isVerified(item: { verified: boolean; permission: boolean }) {
  return item.verified && item.permission;
}

/**
 * `content/testimonials.yaml`: quotes of agents, and checks in their place.
 *
 * @param anchors those of the sections where a visitor can check something
 */
export const testimonials = (anchors: string[]) =>
  z.strictObject({
    heading: heading("The heading of the section."),
    ratingLabel: withVariables(
      text("The rating as screen readers say it."),
      "rating",
    ),
    sampleTag: label("The tag on a quote until it is verified."),
    checks: z
      .strictObject({
        heading: heading("The heading of the section without quotes."),
        items: list(
          z.strictObject({
            drawing: z.enum(["map", "price", "calendar"]).meta({
              id: "CheckDrawing",
              description: "The drawing above the line.",
              expects: "one of map, price, calendar",
            }),
            text: text("What a visitor can check, in a line.", 80),
            url: z
              .string()
              .regex(new RegExp(`^(https://\\S+|#(${anchors.join("|")}))$`))
              .meta({
                description: "Where a visitor checks it: the line leads there.",
                expects: `an address that starts with https://, or one of ${anchors.map((anchor) => `#${anchor}`).join(", ")}`,
              }),
          }),
          "The things that a visitor can check.",
        ),
      })
      .describe(
        "In place of the quotes: a release shows it until a quote is verified.",
      ),
    items: z
      .array(
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
      )
      .default([])
      .meta({
        description:
          "The testimonials, in the order in which they are shown. Without one, the checks stand in their place.",
        expects: "a list of testimonials",
      }),
  });
