import { zipFrom } from "../../src/lib/zip";

test.each([
  ["five digits", "80202"],
  ["blanks around them", "  80202 "],
  ["the four digits more", "80202-1234"],
  ["the four digits more, after a blank", "80202 1234"],
  ["the marks of text from right to left", "\u200f\u206680202\u2069\u200e"],
  ["nine digits without a hyphen", "802021234"],
])("a ZIP code may be typed with %s", (_, typed) => {
  expect(zipFrom(typed)).toBe("80202");
});

test("a ZIP code keeps its zeros at the front", () => {
  expect(zipFrom("02134")).toBe("02134");
});

test.each(["", " ", "8020", "802021", "80202-12", "8O202", "Denver", "-80202"])(
  "%j is no ZIP code",
  (typed) => {
    expect(zipFrom(typed)).toBeUndefined();
  },
);
