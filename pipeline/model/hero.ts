import { z } from "zod";
import { label, list, text } from "./fields";

/** `content/hero.yaml`: the first screen. */
export const hero = z.strictObject({
  // These four limits together keep the ZIP code field on a screen of 390 × 844.
  eyebrow: text("The short line above the heading: who the offer is for.", 60),
  heading: text(
    "The largest line of the page: what the visitor gets. Short, so that the ZIP code field stays on a phone's first screen.",
    60,
  ),
  lead: text(
    "The paragraph below the heading; short for the same reason.",
    150,
  ),
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
