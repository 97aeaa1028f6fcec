import fc from "fast-check";
import { zipFrom } from "../../src/lib/zip";

test.each([
  ["five digits", "80202"],
  ["the four digits more", "80202-1234"],
  ["nine digits without a hyphen", "802021234"],
  ["the marks of text from right to left", "\u200f\u206680202\u2069\u200e"],
  ["full-width digits", "８０２０２"],
  ["Arabic-Indic digits", "٨٠٢٠٢"],
  ["extended Arabic-Indic digits", "۸۰۲۰۲"],
  ["a whole address before it", "16000 Main Street, Denver, CO 80202-1234"],
])("a ZIP code may be typed with %s", (_, typed) => {
  expect(zipFrom(typed)).toBe("80202");
});

/** A digit, as some keyboard writes it and as 0 to 9. */
const digit = fc
  .tuple(fc.nat({ max: 9 }), fc.constantFrom("0", "０", "٠", "۰"))
  .map(([value, zero]) => ({
    typed: String.fromCodePoint(zero.codePointAt(0)! + value),
    plain: String(value),
  }));
const digits = fc.array(digit, { minLength: 1, maxLength: 11 });
/** Anything in one line that has no digit. */
const between = fc
  .string({ unit: "binary" })
  .map((text) => text.replace(/[\p{Nd}\n\r\u2028\u2029]/gu, ""))
  .map((text) => [{ typed: text, plain: text }]);

test("a ZIP code is found exactly where a text has five digits and no sixth, or nine and no tenth, and the last one counts", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(digits, between)), (parts) => {
      const written = (how: "typed" | "plain") =>
        parts.flatMap((part) => part.map((sign) => sign[how])).join("");
      const runs = written("plain").match(/\d+/g) ?? [];
      const zip = runs.findLast(({ length }) => length === 5 || length === 9);
      expect(zipFrom(written("typed"))).toBe(zip?.slice(0, 5));
    }),
    // The same in every run, so that no change of the content meets an old mistake.
    { seed: 1, numRuns: 2_000 },
  );
});

test.each(["", " ", "8020", "802021", "8O202", "Denver", "8020 2"])(
  "%j is no ZIP code",
  (typed) => {
    expect(zipFrom(typed)).toBeUndefined();
  },
);
