import { z } from "zod";
import {
  flag,
  heading,
  label,
  link,
  list,
  origin,
  phone,
  text,
  withVariables,
} from "./fields";
import { readSnippet } from "./form-snippet";
import { page } from "./page";

const address = z
  .string()
  .regex(/^\/[\w.-]+(\/[\w.-]+)*$/)
  .meta({
    expects:
      "an address on this site, with a slash at the start and none at the end",
  });

function right(comment: string) {
  return flag(comment).default(false);
}

/**
 * `content/site.yaml`: what every page shares, and the settings of the form and the payment page.
 *
 * @param targets the anchors that the navigation links to
 * @param optional those that it may link to as well
 */
export const site = (targets: string[], optional: string[]) =>
  z.strictObject({
    url: origin("The address of the site, without a slash at the end."),
    brand: z
      .strictObject({
        name: text(
          "The name of the company, as long as the bar at the top of a phone holds.",
          35,
        ),
      })
      .describe("The company."),
    landing: z
      .strictObject(page)
      .describe("The landing page's title and description in search results."),
    redirects: z
      .array(
        z.strictObject({
          from: address.describe(
            "The address of a page that no longer exists.",
          ),
          to: z.string().meta({
            description:
              "The page that visitors get instead, or an anchor of the landing page, or a page elsewhere.",
            expects:
              "an address such as /privacy-policy, /#pricing or https://www.example.com/page",
          }),
        }),
      )
      .default([])
      .meta({
        description: "Redirects from pages that were renamed or removed.",
        expects: "a list of redirects, each with from and to",
      }),
    contents: label("The heading of the contents of a page made of Markdown."),
    skipLink: label("The label of the link that skips the navigation."),
    nav: z
      .strictObject({
        label: label("The screen reader label of the navigation."),
        home: text("The screen reader label of the logo."),
        menu: label(
          "The screen reader label of the menu button on small screens.",
        ),
        button: label(
          "The label of the button that links to the form, on large screens once the visitor has scrolled.",
        ),
        links: list(
          z.strictObject({
            label: label("The label of the link."),
            target: z.enum([...targets, ...optional]).meta({
              description: "The section of the landing page that it links to.",
              expects: `one of ${[...targets, ...optional].join(", ")}`,
            }),
          }),
          "The links of the navigation, in order; one for each target. That to the questions may be left out.",
        ).superRefine((links, context) => {
          for (const target of [...targets, ...optional]) {
            const count = links.filter((link) => link.target === target).length;
            if (count === 1 || (count === 0 && optional.includes(target)))
              continue;
            context.addIssue({
              code: "custom",
              message: `expected one link to ${target}, found ${count === 0 ? "none" : count} – ${count === 0 ? "add it" : "keep one of them"}; the label is up to you`,
            });
          }
        }),
      })
      .describe("The bar at the top of every page."),
    dialog: z
      .strictObject({
        title: text(
          "The title of the dialog, and the label of the button that opens it in the bar at the top.",
          20,
        ),
        close: label("The label of the button that closes it."),
      })
      .describe("The dialog with the form on the policy pages."),
    footer: z
      .strictObject({
        promise: text("What the company does, in a sentence or two.", 120),
        address: list(
          text("One line of the address."),
          "The postal address, line by line.",
        ),
        addressLabel: heading("The heading above the address."),
        emailLabel: heading("The heading above the email address."),
        privacy: label("The label of the link to the privacy policy."),
        terms: label(
          "The label of the links to the terms, where there is a content/terms-of-service.md.",
        ),
        accessibility: label(
          "The label of the link to the accessibility statement.",
        ),
        links: z
          .array(
            z.strictObject({
              label: label("The label of the link."),
              url: link("The address it leads to."),
            }),
          )
          .default([])
          .meta({
            description:
              "More links, for example to the company's pages elsewhere.",
            expects: "a list of links, each with label and url",
          }),
        note: text("The fine print at the end of every page."),
      })
      .describe("The end of every page."),
    supportEmail: z.email().meta({
      description: "The email address that visitors write to.",
      expects: "an email address",
    }),
    phone: phone(
      "The company's phone number, for visitors who would rather call: below the button of the first screen, below the form, in the footer and for search engines.",
    ).optional(),
    form: z
      .strictObject({
        snippet: z.string().meta({
          description:
            "The code that the form's provider gives for an iframe, whole: the frame and the script. Two spaces further in than snippet:, below the | line.",
          expects: "the provider's code, a frame and a script",
        }),
        title: label(
          "The screen reader label of the form. Leave it out to use the title in the snippet.",
        ).optional(),
        zipParameter: z
          .string()
          .regex(/^[\w-]+$/)
          .optional()
          .meta({
            description:
              "The provider's URL parameter for a ZIP code. Leave it out to pass no ZIP code to the form.",
            expects: "letters, digits and underscores",
          }),
        rights: z
          .strictObject({
            alerts: right(
              "The form may show the browser's alerts, as forms that take payments do.",
            ),
            downloads: right("The form may start downloads."),
            popups: right(
              "The form may open windows and tabs, for example with a calendar or its terms.",
            ),
            topNavigation: right(
              "After a tap, the form may lead the whole page elsewhere, for example to a thank-you page.",
            ),
            writesHtml: right(
              "The provider's script may write HTML into the pages and add scripts. This turns Trusted Types off.",
            ),
          })
          .prefault({})
          .describe(
            "What the form may do beyond showing itself; npm run check:form says what it needs.",
          ),
      })
      .transform((form, context) => {
        const { snippet, title } = form;
        const embed = readSnippet(snippet);
        const refuse = (message: string, words?: string) => {
          const path = ["snippet"];
          context.addIssue({
            code: "custom",
            path,
            message,
            params: { words },
          });
          return z.NEVER;
        };
        if ("message" in embed) return refuse(embed.message, embed.words);
        if (!title && !embed.title)
          return refuse(
            'the frame has no title, so screen readers cannot name it – add a line "title: ZIP code availability form" below form:',
          );
        return { ...form, embed: { ...embed, title: title ?? embed.title } };
      })
      .describe("The settings of the third-party form."),
    attribution: z.array(z.string().regex(/^[\w-]+\*?$/)).meta({
      description:
        "The URL parameters of ad links that the site passes to the form; utm_* stands for all that start with utm_.",
      expects: "a list of names; each may end with a star",
    }),
    zipField: z
      .strictObject({
        label: label("The label of the field."),
        mistake: text("Shown when the input is not a ZIP code."),
        found: withVariables(
          text("Shown when the place is found.", 100),
          "city",
          "state",
          "top3",
        ),
        unknown: withVariables(
          text("Shown when no place has the ZIP code.", 60),
          "zip",
        ),
        military: withVariables(
          text("Shown when the ZIP code belongs to a military post.", 100),
          "zip",
        ),
      })
      .describe("The ZIP code field."),
    exampleTag: label("The tag on drawings that look like data."),
    sourceLine: withVariables(
      text("The line below a figure that has a source."),
      "source",
      "date",
    ),
    measurement: z
      .url({ protocol: /^https$/ })
      .regex(/\/api\/event$/)
      .meta({
        description:
          "The address of Plausible that counts visits and what visitors do; deploy/README.md says how. Leave it out to count nothing.",
        expects:
          "an address of Plausible: https:// at its start, /api/event at its end",
      })
      .optional(),
    paymentLink: link(
      "The address of the hosted payment page. Leave it out to hide the payment button.",
    ).optional(),
  });
