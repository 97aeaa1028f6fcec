import { writeFileSync } from "node:fs";
import { readText } from "../../pipeline/content/read-text";
import { useEmptyFolder } from "../support/empty-folder";

useEmptyFolder();

/** What is said of a file of these bytes, with its place. */
function saidOf(bytes: string | Buffer): string[] {
  writeFileSync("x.yaml", bytes);
  return readText("x.yaml", "content/x.yaml").problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test.each([
  ["zero-width space", "\u200b", "U+200B"],
  ["right-to-left override", "\u202e", "U+202E"],
  ["line separator", "\u2028", "U+2028"],
  ["null", "\0", "U+0000"],
  ["escape", "\u001b", "U+001B"],
  ["byte order mark inside the text", "\ufeff", "U+FEFF"],
])("an invisible character is found at its place: %s", (_, character, code) => {
  expect(saidOf(`heading: A\ntext: Ask${character} us\n`)).toEqual([
    `2:10 there is an invisible character here (${code}) – delete the words around it and retype them`,
  ]);
});

test("joiners, which writing needs, are left alone", () => {
  expect(saidOf("text: 👩‍💼 می‌خواهم\n")).toEqual([]);
});

test("a file in UTF-16 is not read as something else", () => {
  expect(saidOf(Buffer.from("\ufeffheading: A\n", "utf16le"))).toEqual([
    expect.stringMatching(/^1:1 the file is not saved as UTF-8/),
  ]);
});

test("a file that is far too large is not read at all", () => {
  expect(saidOf(`heading: ${"a".repeat(400_000)}\n`)).toEqual([
    expect.stringMatching(/^1:1 the file is 401 kB, the limit is 300 kB/),
  ]);
});
