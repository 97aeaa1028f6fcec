import { zipFrom } from "../../src/lib/zip";

test.each([
  ["five digits", "80202"],
  ["blanks around them", "  80202 "],
  ["the four digits more", "80202-1234"],
  ["the four digits more, after a blank", "80202 1234"],
  ["the four digits more, after the dash of a letter", "80202–1234"],
  ["the marks of text from right to left", "\u200f\u206680202\u2069\u200e"],
  ["full-width digits", "８０２０２"],
  ["Arabic-Indic digits", "٨٠٢٠٢"],
  ["extended Arabic-Indic digits", "۸۰۲۰۲"],
  ["digits of two scripts, with its city", "Denver ８０２٠٢"],
  ["nine digits without a hyphen", "802021234"],
  ["its city and state before it", "Denver, CO 80202"],
  ["a whole address before it", "16000 Main Street, Denver, CO 80202-1234"],
])("a ZIP code may be typed with %s", (_, typed) => {
  expect(zipFrom(typed)).toBe("80202");
});

test("a ZIP code keeps its zeros at the front", () => {
  expect(zipFrom("02134")).toBe("02134");
});

test.each(["", " ", "8020", "802021", "8O202", "Denver", "8020 2"])(
  "%j is no ZIP code",
  (typed) => {
    expect(zipFrom(typed)).toBeUndefined();
  },
);
