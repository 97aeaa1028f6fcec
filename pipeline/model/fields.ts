import { z } from "zod";
import { correctTypography } from "./typography";

declare module "zod" {
  interface GlobalMeta {
    /** The expected value in the words of a message, for example "some text". */
    expects?: string;
    /** How references in copy format the value: `usd` puts a $ before each number. */
    unit?: "usd";
    /** Set for copy: words that the page shows, in which references are filled in. */
    copy?: Copy;
  }
}

/** Limits on a piece of copy, after its references are filled in. */
export interface Copy {
  /** Length limits in characters. */
  shortest: number;
  longest: number;
  /** Whether the page keeps its lines, so that they may start as those of a list do, and shows its links. */
  keepsLines?: boolean;
  /** The names that the page fills in, which the copy has in braces: {zip}. */
  variables?: string[];
}

/** A line or paragraph of copy, with quotation marks and dashes set right. Never empty. */
export function text(comment: string, longest = 600, shortest = 1) {
  return copy(comment, { longest, shortest });
}

/** Copy whose lines the page keeps, and which may have links: an answer. */
export function lines(comment: string) {
  return copy(comment, { longest: 600, shortest: 1, keepsLines: true });
}

function copy(description: string, rules: Copy) {
  return z
    .string()
    .trim()
    .min(1)
    .overwrite((words) => correctTypography(tightenBraces(words)))
    .meta({ description, expects: "some text", copy: rules });
}

/** Copy in which the page fills in variables. */
export function withVariables(
  words: ReturnType<typeof text>,
  ...variables: string[]
) {
  const meta = words.meta();
  return words.meta({ ...meta, copy: { ...meta?.copy, variables } as Copy });
}

/** Reads `{ zip }` as {zip}. */
function tightenBraces(words: string): string {
  return words.replace(/\{ *([a-z][\w.-]*) *\}/gi, "{$1}");
}

/** A heading, short enough for two or three lines on a phone. */
export function heading(comment: string) {
  return text(comment, 80);
}

/** A few words, such as a button label or a name. */
export function label(comment: string) {
  return text(comment, 50);
}

const millisecondsInADay = 24 * 60 * 60 * 1000;

/**
 * A calendar day of this century.
 *
 * @param ahead how many days from now it may be at most, since a later one is a slip
 */
export function date(comment: string, ahead = 366) {
  return z
    .string()
    .overwrite(isoDate)
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { abort: true })
    .refine((day) => day >= "2000-01-01" && day <= isoDay(ahead), {
      error: ({ input }) =>
        `expected a day from 2000-01-01 to ${isoDay(ahead)}, found ${String(input)} – correct the date`,
    })
    .meta({ description: comment, expects: 'a date such as "2025-06-10"' });
}

/** "January 5, 2026", "1/5/2026" and "2026-1-5" as 2026-01-05. Other words stay. */
function isoDate(words: string): string {
  const hasAll = /^(?=.*\b\d{4}\b)(?=.*\b\d{1,2}\b)(?!\d{4}-\d\d-\d\d$)/;
  const time = hasAll.test(words)
    ? Date.parse(`${words} 12:00 UTC`)
    : Number.NaN;
  return Number.isNaN(time) ? words : new Date(time).toISOString().slice(0, 10);
}

/** The day that is so many days from now. */
function isoDay(ahead: number): string {
  return new Date(Date.now() + ahead * millisecondsInADay)
    .toISOString()
    .slice(0, 10);
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

/** A price: whole US dollars, without the $ sign, and never none. */
export function price(comment: string) {
  return z.int().positive().meta({
    description: comment,
    expects: "a whole number of dollars above zero",
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

/** An https address without a path. */
export function origin(comment: string) {
  const address = link(comment);
  return address
    .overwrite((url) => {
      const parsed = URL.canParse(url) ? new URL(url) : undefined;
      return parsed?.href === `${parsed?.origin}/` ? parsed.origin : url;
    })
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

/** A phone number, with hyphens of any kind. */
export function phone(comment: string) {
  return z
    .string()
    .overwrite((number) => number.normalize("NFKC").replace(/[\p{Pd}−]/gu, "-"))
    .regex(/^\+?[\d ().-]{7,20}$/)
    .meta({
      description: comment,
      expects: "a telephone, such as (303) 555-0100",
    });
}

/** A list with at least one item. */
export function list<Item extends z.ZodType>(item: Item, comment: string) {
  return z
    .array(item)
    .min(1)
    .meta({ description: comment, expects: "a list with at least one item" });
}

function rangeOf(unit?: "usd") {
  const end = z
    .int()
    .nonnegative()
    .meta({
      expects: "a whole number",
      ...(unit && { unit }),
    });
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
