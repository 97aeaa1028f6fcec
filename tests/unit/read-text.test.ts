import { writeFileSync } from "node:fs";
import { readText } from "../../pipeline/read/text";
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
  ["zero-width space (U+200B)", "\u200b"],
  ["soft hyphen (U+00AD)", "\u00ad"],
  ["right-to-left mark (U+200F)", "\u200f"],
  ["character (U+202E)", "\u202e"],
  ["line separator (U+2028)", "\u2028"],
  ["byte order mark (U+FEFF)", "\ufeff"],
  ["character (U+001B)", "\u001b"],
  ["character (U+3164)", "\u3164"],
])("an invisible %s is named, with its place", (name, character) => {
  const [words = "", code] = name.split(" (");
  expect(saidOf(`heading: A\ntext: Ask${character} us\n`)).toEqual([
    `2:10 there is an invisible ${words} here (${code} – delete the words around it and retype them`,
  ]);
});

test("no-break spaces in running text, and joiners that writing needs, are fine", () => {
  expect(saidOf("text: 10\u00a0calls 👩‍💼 ❤️ می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿\n")).toEqual([]);
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
