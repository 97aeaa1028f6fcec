import { readYaml } from "../../pipeline/content/read-yaml";

const text = `heading: Questions
# a comment of its own
items:
  - slug: one
    question: What?  # placeholder: the real question
  - slug: two
    range: { low: 1, high: 2 }
`;
const file = readYaml("content/faq.yaml", text);

test("the data is read as plain values", () => {
  expect(file.problems).toEqual([]);
  expect(file.data).toEqual({
    heading: "Questions",
    items: [
      { slug: "one", question: "What?" },
      { slug: "two", range: { low: 1, high: 2 } },
    ],
  });
});

test.each([
  [["heading"], { line: 1, column: 10 }],
  [["items"], { line: 4, column: 3 }],
  [["items", 1], { line: 6, column: 5 }],
  [["items", 1, "slug"], { line: 6, column: 11 }],
  [["items", 1, "range", "high"], { line: 7, column: 28 }],
  // What is missing has the place of what it is missing from.
  [["items", 1, "x"], { line: 6, column: 5 }],
  [["items", 1, "x", "y", 0], { line: 6, column: 5 }],
  [["x"], { line: 1, column: 1 }],
])("the value at %j has its place", (path, place) => {
  expect(file.placeOf(path)).toEqual(place);
});

test("a key has a place of its own, before its value's", () => {
  expect(file.placeOfKey(["items", 0, "question"])).toEqual({
    line: 5,
    column: 5,
  });
});

test("the comment on a value's line is found, and no other", () => {
  expect(file.commentOn(["items", 0, "question"])).toBe(
    "placeholder: the real question",
  );
  expect(file.commentOn(["items", 0, "slug"])).toBeUndefined();
});

test("lines are counted from where the text starts in its file", () => {
  const frontMatter = readYaml("content/policy.md", text, 2);
  expect(frontMatter.placeOf(["items", 1, "slug"]).line).toBe(7);
});

test("words and dates are text, as YAML 1.2 has it", () => {
  const { data } = readYaml("x.yaml", "a: yes\nb: no\nc: 2025-06-10\nd: 1_000");
  expect(data).toEqual({ a: "yes", b: "no", c: "2025-06-10", d: "1_000" });
});

test.each([
  ["b: [1, 2\nc: 3", "3:1 a bracket is never closed – add the missing ]"],
  ["b: *Free* calls", "2:11 text continues"],
  ["b: *Free*", "2:4 "],
  ["b: **Free**", "2:4 "],
])("broken YAML has no data, and a message at its place: %s", (line, said) => {
  const { data, problems } = readYaml("x.yaml", `a: 1\n${line}\n`);
  expect(data).toBeUndefined();
  const [first] = problems;
  expect(`${first?.line}:${first?.column} ${first?.message}`).toMatch(said);
});
