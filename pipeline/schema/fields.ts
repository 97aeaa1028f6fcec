import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** What a message says the field expects, for example "a number of dollars". */
    expects?: string;
    /** How the value is written when copy refers to it: `usd` puts a $ before each number. */
    unit?: "usd";
    /** The build fills the field where the file leaves it out, so queries always find it. */
    filled?: boolean;
    /** The field is copy; the most characters it may have once references are filled in. */
    longest?: number;
    /** The fewest characters, where search results or cards ask for more than a word. */
    shortest?: number;
  }
}

/** A line or paragraph of copy that a visitor reads. Never empty. */
export function text(comment: string, longest = 600) {
  return z
    .string()
    .trim()
    .min(1)
    .meta({ description: comment, expects: "some text", longest });
}

/** A heading: it fits on two or three lines of a phone. */
export function heading(comment: string) {
  return text(comment, 80);
}

/** A few words on a button or a link, or a name. */
export function label(comment: string) {
  return text(comment, 50);
}

/** The line below a picture that looks like data. It says that the picture is an illustration. */
export function illustrationCaption(comment: string) {
  const caption = text(`${comment} Says that it is an illustration.`, 200);
  return caption
    .refine((value) => /illustration/i.test(value), {
      message:
        'expected the word "Illustration" – begin with it, so that nobody takes the picture for real figures',
    })
    .meta({ ...caption.meta() });
}

/** A calendar day. */
export function date(comment: string) {
  return z.iso
    .date()
    .meta({ description: comment, expects: 'a date such as "2025-06-10"' });
}

/** A yes or a no. */
export function flag(comment: string) {
  return z.boolean().meta({ description: comment, expects: "true or false" });
}

/** Whether a section that the page can do without is on it. */
export const shown = flag(
  "Write false to leave the section out of the page.",
).default(true);

/** Where a figure comes from. Until both are known, the page shows the figure without them and the launch check lists it. */
export const evidence = {
  source: text("Who counted this and where it can be read.", 200).optional(),
  asOf: date("The day on which the source was read.").optional(),
};

/** A name for a list item, unique in its list: lower case, words joined by hyphens. */
export function slug(comment: string) {
  return z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({
      description: comment,
      expects: "a slug: lower-case letters and digits, words joined by hyphens",
    });
}

/** A whole number of US dollars, without the $ sign. */
export function dollars(comment: string) {
  return z.int().nonnegative().meta({
    description: comment,
    expects: "a number of dollars",
    unit: "usd",
  });
}

/** An absolute https address. */
export function link(comment: string) {
  return z.url({ protocol: /^https$/ }).meta({
    description: comment,
    expects: "an address that starts with https://",
  });
}

/** A whole number of at least one, for example a count of pixels. */
export function count(comment: string) {
  return z
    .int()
    .positive()
    .meta({ description: comment, expects: "a whole number above zero" });
}

/** A list with at least one item. */
export function list<Item extends z.ZodType>(item: Item, comment: string) {
  return z
    .array(item)
    .min(1)
    .meta({ description: comment, expects: "a list with at least one item" });
}

function rangeOf(unit?: "usd") {
  const end = z.int().nonnegative().meta({ expects: "a whole number" });
  return z
    .strictObject({
      low: end.describe("The lower end."),
      high: end.describe("The upper end."),
      andMore: flag(
        "Write true to show a plus sign after the upper end.",
      ).optional(),
    })
    .refine(({ low, high }) => low <= high, {
      message:
        "expected the low end to be at most the high end – swap the two numbers",
    })
    .meta({ expects: "a range: { low: 1, high: 2 }", ...(unit && { unit }) });
}

/** A range of plain numbers, written `{ low: 40, high: 100, andMore: true }` and read "40–100+". */
export const range = rangeOf().meta({ id: "Range" });

/** A range of US dollars, written `{ low: 500, high: 1000 }` and read "$500–$1,000". */
export const dollarRange = rangeOf("usd").meta({ id: "DollarRange" });
