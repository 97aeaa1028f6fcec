import { placeAt } from "../../pipeline/problem";
import { readYaml } from "../../pipeline/read/yaml";

const text = `heading: Questions
# a comment of its own
items:
  - slug: one
    question: What?  # placeholder: the real question
  - slug: two
    range: { low: 1, high: 2 } # Placeholder – the real range
    # placeholder: the real answer
    answer: >- # placeholder
      # not a comment
      placeholder: no
`;
const file = readYaml(text);

test.each([
  [["heading"], { line: 1, column: 10 }],
  [["items", 1, "slug"], { line: 6, column: 11 }],
  [["items", 1, "range", "high"], { line: 7, column: 28 }],
  // A missing field has the place of its nearest parent.
  [["items", 1, "x", "y", 0], { line: 6, column: 5 }],
  [["x"], { line: 1, column: 1 }],
])("the value at %j has its place", (path, place) => {
  expect(file.mistakes).toEqual([]);
  expect(placeAt(text, file.offsetOf(path))).toEqual(place);
});

test("places of front matter are counted from the top of the file", () => {
  const whole = `---\n${text}---\n`;
  const frontMatter = readYaml(whole, 4, 4 + text.length);
  const offset = frontMatter.offsetOf(["items", 1, "slug"]);
  expect(placeAt(whole, offset).line).toBe(7);
});

test("words and dates are text, as YAML 1.2 has it", () => {
  const { data } = readYaml("a: yes\nb: no\nc: 2025-06-10\nd: 1_000");
  expect(data).toEqual({ a: "yes", b: "no", c: "2025-06-10", d: "1_000" });
});

test("a placeholder belongs to the field before it, or below its line", () => {
  expect(file.placeholders).toEqual([
    { path: ["items", 0, "question"], wanted: "the real question" },
    { path: ["items", 1, "range"], wanted: "the real range" },
    { path: ["items", 1, "answer"], wanted: "the real answer" },
    { path: ["items", 1, "answer"], wanted: "" },
  ]);
});

/** What is said of a file, with its place. */
const saidOf = (yaml: string) =>
  readYaml(yaml).mistakes.map(({ offset, message }) => {
    const { line, column } = placeAt(yaml, offset);
    return `${line}:${column} ${message}`;
  });

test.each([
  ["a: 1\nb: [1, 2\nc: 3", "3:1 a bracket is never closed – add the missing ]"],
  ["a: 1\nb: *Free* calls", "2:11 text continues"],
  ["a: 1\nb: *Free*", "2:4 text that starts with \\*"],
  ["a: A\nb:Talk\nc: C", '2:1 the colon after "b" does not count – write "b: '],
  [
    "a: A\nb：Talk\nc: C",
    '2:1 the colon after "b" does not count – write "b: ',
  ],
])("broken YAML has a message at its place: %j", (yaml, said) => {
  expect(saidOf(yaml)).toEqual([expect.stringMatching(`^${said}`)]);
});

test.each([
  [">-\n  A\n  b.\n\n  C.", "A b.\n\nC."],
  ["|-\n  A\n  b.\n\n  C.", "A\nb.\n\nC."],
  ["|-\n  A \n  b.  ", "A\nb."],
  ["A\n  b.\n\n  C.", "A b.\n\nC."],
  ['"A\n  b.\n\n  C."', "A b.\n\nC."],
])("the lines of %j stay as they are written", (written, read) => {
  expect(readYaml(`a: ${written}\n`).data).toEqual({ a: read });
});
