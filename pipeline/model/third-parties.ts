import { z } from "zod";
import { heading, label, link, list, slug, text } from "./fields";

/** When a visitor's browser first contacts another company. */
const occasions = ["page", "form", "click"] as const;

/** What the security policy can allow, with its directive. */
export const allowances = {
  requests: "connect-src",
  images: "img-src",
  styles: "style-src",
  fonts: "font-src",
  frames: "frame-src",
  scripts: "script-src",
} as const;

const kinds = Object.keys(allowances) as (keyof typeof allowances)[];

/** `content/third-parties.yaml`: every other company that a visitor's browser may talk to. */
export const thirdParties = z.strictObject({
  caption: text("The caption of the privacy policy's table."),
  rows: z
    .strictObject({
      purpose: heading("The heading of the row with the purpose."),
      when: heading("The heading of the row with the occasion."),
      data: heading("The heading of the row with the data."),
    })
    .describe("The row headings for each company."),
  policyLink: label("The label of the link to the company's own policy."),
  parties: list(
    z.strictObject({
      slug: slug("A name for the company, unique in this list."),
      name: label("The company's name."),
      origins: list(
        text("An address at the company; only its origin matters."),
        "The addresses that the browser contacts.",
      ),
      allow: z
        .array(z.enum(kinds))
        .default([])
        .meta({
          description:
            "What the form's script may get from these addresses for our own pages; the form's frame may always.",
          expects: `a list of ${kinds.join(", ")}`,
        }),
      occasion: z.enum(occasions).meta({
        description:
          "page: whenever a page is shown. form: when the visitor scrolls near the form or opens it. click: when the visitor follows a link to the company.",
        expects: `one of ${occasions.join(", ")}`,
      }),
      purpose: text("What the site needs the company for."),
      when: text(
        "When the browser contacts the company, as the table shows it.",
      ),
      data: text("What the company learns about the visitor."),
      policy: link("The company's own privacy policy."),
    }),
    "The companies, in the order of the table.",
  ),
});
