import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../pipeline/content/load-content";
import { contentWith } from "../support/content-copy";

/** What is said of a closing.yaml of these bytes; other encodings are among the mistakes in tests/mistakes. */
function saidOf(bytes: string | Buffer) {
  const content = join(contentWith({}).root, "content");
  writeFileSync(join(content, "closing.yaml"), bytes);
  return loadContent(content).problems;
}

test.each([
  ["zero-width space", "\u200b", "U+200B"],
  ["right-to-left override", "\u202e", "U+202E"],
  ["line separator", "\u2028", "U+2028"],
  ["null", "\0", "U+0000"],
  ["escape", "\u001b", "U+001B"],
  ["byte order mark inside the text", "\ufeff", "U+FEFF"],
])("an invisible character is found at its place: %s", (_, character, code) => {
  expect(saidOf(`heading: A\ntext: Ask${character} us\nbutton: C\n`)).toEqual([
    {
      file: "content/closing.yaml",
      line: 2,
      column: 10,
      field: "",
      message: `an invisible character stands here (${code}) – delete the words around it and type them again`,
    },
  ]);
});

test("a file in UTF-16 is not read as something else", () => {
  const said = saidOf(Buffer.from("\ufeffheading: A\n", "utf16le"));
  expect(said).toEqual([
    expect.objectContaining({
      line: 1,
      message: expect.stringContaining("not saved as UTF-8"),
    }),
  ]);
});

test("a file that is far too large is not read at all", () => {
  expect(saidOf(`heading: ${"a".repeat(400_000)}\n`)).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(
        /^the file is 401 kB, at most 300 are read/,
      ),
    }),
  ]);
});
