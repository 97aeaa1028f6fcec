import { z } from "zod";
import { label, list, text } from "./fields";

/** `content/hero.yaml`: the first screen. */
export const hero = z.strictObject({
  eyebrow: text("The short line above the heading: who the offer is for."),
  heading: text("The largest line of the page: what the visitor gets."),
  lead: text("The paragraph below the heading."),
  price: text("What it costs, in bold after that paragraph.", 60),
  button: label(
    "The label of the button that links to the form. The floating button on small screens has the same label.",
  ),
  privacy: text("The small line below the button.", 120),
  illustration: z
    .strictObject({
      caption: text(
        'The end of "Example: …", for screen readers: what the picture shows.',
      ),
      search: text("What the shopper types."),
      results: list(
        z.strictObject({
          name: text("The name in the result."),
          detail: text("The line below the name."),
        }),
        "The results in the Map Pack; the first one is the client's.",
      ),
      call: z
        .strictObject({
          label: text("The line above the caller's name on the phone."),
          caller: label("The caller's name."),
          topic: text("What the call is about."),
        })
        .describe("The incoming call shown over the map."),
    })
    .describe("The picture: a map, the Map Pack and a call."),
});
