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
])("the value at %j has its place", (path, place) => {
  expect(file.placeOf(path)).toEqual(place);
});

test.each([
  [
    "a missing field has the place of what it is missing from",
    ["items", 1, "x"],
    6,
  ],
  ["so has a field below a missing one", ["items", 1, "x", "y", 0], 6],
  ["a missing field of the whole file has the first line", ["x"], 1],
])("%s", (_, path, line) => {
  expect(file.placeOf(path).line).toBe(line);
});

test("a key has a place of its own, before its value's", () => {
  expect(file.placeOfKey(["heading"])).toEqual({ line: 1, column: 1 });
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
  expect(frontMatter.placeOf(["items", 1, "slug"])).toEqual({
    line: 7,
    column: 11,
  });
});

test("words and dates are text, as YAML 1.2 has it", () => {
  const { data } = readYaml("x.yaml", "a: yes\nb: no\nc: 2025-06-10\nd: 1_000");
  expect(data).toEqual({ a: "yes", b: "no", c: "2025-06-10", d: "1_000" });
});

test("a text without mistakes has no problems", () => {
  expect(file.problems).toEqual([]);
});

test("broken YAML is a problem with its place, and has no data", () => {
  const broken = readYaml("content/x.yaml", "a: 1\nb: [1, 2\nc: 3\n");
  expect(broken.data).toBeUndefined();
  expect(broken.problems[0]).toEqual({
    file: "content/x.yaml",
    line: 3,
    column: 1,
    field: "",
    message: expect.stringContaining("a bracket is never closed"),
  });
});

test("a key that stands twice is a problem on the line of the second", () => {
  const { problems } = readYaml("content/x.yaml", "a: 1\nb: 2\na: 3\n");
  expect(problems.map(({ line }) => line)).toEqual([3]);
});

test.each(["*Free* calls", "*Free*", "**Free**"])(
  "text in asterisks, which YAML takes for a reference, is a problem: %s",
  (value) => {
    const read = () => readYaml("content/x.yaml", `a: 1\nb: ${value}\n`);
    expect(read).not.toThrow();
    expect(read().problems[0]).toMatchObject({ line: 2 });
  },
);
