import { z } from "zod";
import { plainTextProblems, reference } from "./plain-text";
import { correctTypography } from "./typography";

declare module "zod" {
  interface GlobalMeta {
    /** The expected value in the words of a message, for example "some text". */
    expects?: string;
    /** How references in copy format the value: `usd` puts a $ before each number. */
    unit?: "usd";
  }
}

/** A text with references is measured once they are filled in. */
function isFilled({ value }: { value: unknown }): boolean {
  return typeof value === "string" && value.search(reference) < 0;
}

/** A line or paragraph of copy, with quotation marks and dashes set right. Never empty. */
export function text(comment: string, longest = 600, shortest = 1) {
  return copy(comment, longest, shortest);
}

/** Copy whose lines the page keeps, so that they may start as those of a list do. */
export function lines(comment: string) {
  return copy(comment, 600, 1, true);
}

function copy(
  comment: string,
  longest: number,
  shortest: number,
  keepsLines = false,
) {
  return z
    .string()
    .trim()
    .overwrite(correctTypography)
    .check(
      new z.core.$ZodCheckMinLength({
        check: "min_length",
        minimum: shortest,
        when: isFilled,
      }),
      new z.core.$ZodCheckMaxLength({
        check: "max_length",
        maximum: longest,
        when: isFilled,
      }),
    )
    .superRefine((value, context) => {
      for (const { words, message } of plainTextProblems(
        value,
        comment,
        keepsLines,
      ))
        context.addIssue({ code: "custom", message, params: { words } });
    })
    .meta({ description: comment, expects: "some text" });
}

/** A heading, short enough for two or three lines on a phone. */
export function heading(comment: string) {
  return text(comment, 80);
}

/** A few words, such as a button label or a name. */
export function label(comment: string) {
  return text(comment, 50);
}

const day = 24 * 60 * 60 * 1000;

/**
 * A calendar day of this century.
 *
 * @param ahead how many days from now it may be at most, since a later one is a slip
 */
export function date(comment: string, ahead = 366) {
  return z.iso
    .date()
    .superRefine((value, context) => {
      const time = Date.parse(value);
      if (time > Date.now() + ahead * day)
        context.addIssue({
          code: "custom",
          message: `expected ${ahead > 1 ? "a day within a year from now" : "a day that has been"}, found ${value} – correct the date`,
        });
      if (time < Date.parse("2000-01-01"))
        context.addIssue({
          code: "custom",
          message: `expected a day of this century, found ${value} – correct the year`,
        });
    })
    .meta({ description: comment, expects: 'a date such as "2025-06-10"' });
}

/** A yes or no. */
export function flag(comment: string) {
  return z.boolean().meta({ description: comment, expects: "true or false" });
}

/** The source of a figure. Unless both fields are filled in, the page shows no source. */
export const evidence = {
  source: text(
    "Who published the figure, and where to read it.",
    200,
  ).optional(),
  // A day later, since it may be tomorrow already where the editor is.
  asOf: date("The day you read the source.", 1).optional(),
};

/** A name for a list item, unique in its list: lowercase, with hyphens between words. */
export function slug(comment: string) {
  return z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({
      description: comment,
      expects:
        "a slug: lowercase letters and digits, with hyphens between words",
    });
}

/** A whole number of US dollars, without the $ sign. */
export function dollars(comment: string) {
  return z.int().nonnegative().meta({
    description: comment,
    expects: "a whole number of dollars",
    unit: "usd",
  });
}

/** A price: dollars, and never none. */
export function price(comment: string) {
  const amount = dollars(comment);
  return amount
    .refine((value) => value !== 0, {
      message:
        "expected a price above zero, found 0 – write the price; a text may say that something is free",
    })
    .meta({ ...amount.meta() });
}

/** An absolute https address. */
export function link(comment: string) {
  return z.url({ protocol: /^https$/ }).meta({
    description: comment,
    expects: "an address that starts with https://",
  });
}

/** An https address without a path. */
export function origin(comment: string) {
  const address = link(comment);
  return address
    .refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
      message:
        "expected https:// and a name, such as https://www.example.com – remove everything after the name, including the slash",
    })
    .meta({ ...address.meta() });
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
export const dollarRange = rangeOf("usd")
  .refine(({ high }) => high > 0, {
    message:
      "expected an upper end above zero, found 0 – write what it costs at most",
  })
  .meta({ id: "DollarRange", ...rangeOf("usd").meta() });
