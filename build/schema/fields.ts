import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** What a message says the field expects, for example "a number of dollars". */
    expects?: string;
    /** How the value is written when copy refers to it: `usd` puts a $ before each number. */
    unit?: "usd";
    /** The build fills the field where the file leaves it out, so queries always find it. */
    filled?: boolean;
  }
}

/** A line or paragraph of copy that a visitor reads. Never empty. */
export function text(comment: string) {
  return z
    .string()
    .trim()
    .min(1)
    .meta({ description: comment, expects: "some text" });
}

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
      andMore: z.boolean().optional().meta({
        description: "Write true to show a plus sign after the upper end.",
        expects: "true or false",
      }),
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
