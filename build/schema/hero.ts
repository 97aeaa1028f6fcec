import { z } from "zod";
import { list, text } from "./fields";

/** `content/hero.yaml`: the first screen. */
export const hero = z.strictObject({
  eyebrow: text("The short line above the heading: who the offer is for."),
  heading: text("The largest line of the page: what the visitor gets."),
  lead: text("The paragraph below the heading."),
  button: text(
    "The label of the button that leads to the form, here and on the floating button of small screens.",
  ),
  facts: list(
    z.strictObject({
      value: text("The figure or the fact in one or two words."),
      label: text("What the figure means."),
    }),
    "The facts in a row below the button.",
  ),
});
