import { z } from "zod";
import { count, date, flag, heading, label, link, list, text } from "./fields";
import { page } from "./page";

/** The landing page's anchors that navigation may lead to. */
export const targets = ["how-it-works", "pricing", "form"] as const;

/**
 * What reads the web to train language models: the names under which it looks
 * into robots.txt. Those that look something up for a person are other ones,
 * for example OAI-SearchBot, Claude-User and PerplexityBot. As their companies
 * say on platform.openai.com/docs/bots, support.anthropic.com,
 * developers.google.com/search/docs/crawling-indexing, support.apple.com/119829,
 * commoncrawl.org/ccbot, developers.facebook.com/docs/sharing/webmasters and
 * developer.amazon.com/amazonbot.
 */
export const trainingCrawlers = [
  "GPTBot",
  "ClaudeBot",
  "Google-Extended",
  "Applebot-Extended",
  "CCBot",
  "meta-externalagent",
  "Amazonbot",
  "Bytespider",
];

const address = z
  .string()
  .regex(/^\/[\w.-]+(\/[\w.-]+)*$/)
  .meta({
    expects:
      "an address on this site that starts with a slash and ends without one",
  });

/** `content/site.yaml`: what every page shares, and the settings of the form and the payment page. */
export const site = z.strictObject({
  url: link("The address of the site, without a slash at the end.").refine(
    (url) => !URL.canParse(url) || new URL(url).origin === url,
    {
      message:
        "expected https:// and the name of the site, such as https://www.example.com – take out what follows it, also the slash",
    },
  ),
  brand: z
    .strictObject({ name: label("The name of the company.") })
    .describe("Who we are."),
  landing: z
    .strictObject(page)
    .describe("What search results show of the landing page."),
  aiTraining: flag(
    `Write false to ask crawlers that collect texts to train AI with to stay away: ${trainingCrawlers.join(", ")}. Search engines, and assistants that look something up for somebody, may read the site either way.`,
  ),
  redirects: z
    .array(
      z.strictObject({
        from: address.describe(
          "The address that there is no page at any more.",
        ),
        to: z.string().meta({
          description: "The page that visitors get in its place.",
          expects: "the address of a page, for example /privacy-policy",
        }),
      }),
    )
    .default([])
    .meta({
      description:
        "Where visitors are led who ask for a page that was renamed or taken away.",
      expects: "a list of redirects, each with from and to",
    }),
  skipLink: label("The label of the link that jumps over the navigation."),
  nav: z
    .strictObject({
      label: label("What a screen reader calls the navigation."),
      home: text("What a screen reader says for the logo."),
      menu: label(
        "What a screen reader calls the menu button of small screens.",
      ),
      links: list(
        z.strictObject({
          label: label("The label of the link."),
          target: z.enum(targets).meta({
            description: "The section of the landing page that it leads to.",
            expects: `one of ${targets.join(", ")}`,
          }),
        }),
        "The links of the navigation, in order: one to each of its sections.",
      ).superRefine((links, context) => {
        for (const target of targets) {
          const count = links.filter((link) => link.target === target).length;
          if (count === 1) continue;
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
      title: label(
        "The title of the dialog, and the label of the button that opens it.",
      ),
      close: label("The label of the button that closes it."),
    })
    .describe("The form's dialog on the policy pages."),
  footer: z
    .strictObject({
      address: list(
        text("One line of the address."),
        "The postal address, line by line.",
      ),
      addressLabel: heading("The heading above the address."),
      emailLabel: heading("The heading above the e-mail address."),
      linksLabel: heading("The heading above the links."),
      privacy: label("The label of the link to the privacy policy."),
      accessibility: label(
        "The label of the link to the accessibility statement.",
      ),
      note: text("The small print at the end of every page."),
    })
    .describe("The end of every page."),
  supportEmail: z.email().meta({
    description: "The address that visitors write to.",
    expects: "an e-mail address",
  }),
  securityExpires: date(
    "The day until which the support address is good for whoever finds a weakness in the site: at most a year ahead. security.txt says it.",
  ),
  form: z
    .strictObject({
      host: link(
        "The origin of the third-party form, without a slash at the end.",
      ),
      widgetPath: z
        .string()
        .regex(/^\/.*\/$/)
        .meta({
          description: "The path before the form id.",
          expects: "a path that starts and ends with a slash",
        }),
      formId: z
        .string()
        .regex(/^[\w-]+$/)
        .meta({
          description: "The form's id at the provider.",
          expects: "letters and digits",
        }),
      embedScript: link("The provider's embed script."),
      title: label("What a screen reader calls the form."),
      minHeight: count("The height reserved for the form, in pixels."),
      zipParameter: z
        .string()
        .regex(/^[\w-]+$/)
        .optional()
        .meta({
          description:
            "The name under which the provider takes a ZIP code. Left out, no ZIP code is handed over.",
          expects: "letters, digits and underscores",
        }),
    })
    .describe(
      "The third-party form, described once for every place that shows it.",
    ),
  attribution: z.array(z.string().regex(/^[\w-]+\*?$/)).meta({
    description:
      "The parameters of an advertisement's link that the form is told; utm_* stands for all that begin so.",
    expects: "a list of names, with a star at most at the end",
  }),
  zipField: z
    .strictObject({
      label: label("The label of the field for a ZIP code."),
      mistake: text("Said when what was typed is no ZIP code."),
    })
    .describe("The field for a ZIP code."),
  sourceLine: text(
    "What stands below a figure whose source is known; {source} and {date} are filled in.",
  ),
  paymentLink: link(
    "The hosted payment page. Leave the line out and the payment button is not shown.",
  ).optional(),
});
