import { writeFileSync } from "node:fs";
import { readText } from "../../pipeline/read/text";
import { useEmptyFolder } from "../support/empty-folder";

useEmptyFolder();

/** Reads a file of these bytes. */
function read(bytes: string | Buffer) {
  writeFileSync("x.yaml", bytes);
  return readText("x.yaml");
}
const textOf = (bytes: string) => read(bytes).text;
const saidOf = (bytes: string | Buffer) =>
  read(bytes).mistakes.map(({ offset, message }) => `${offset} ${message}`);

test("every kind of space is read as a space, and what nobody sees as nothing", () => {
  for (const space of "\u00a0\u2009\u202f\u3000\u2028\u2029")
    expect(textOf(`a:${space}A\n${space}b`)).toBe("a: A\n b");
  for (const hidden of "\ufeff\u200b\u200c\u200d\u00ad\u200f\u202e\u2060\u3164\x1b")
    expect(textOf(`${hidden}a: As${hidden}k`)).toBe("a: Ask");
});

test.each(["\r\n", "\r"])("lines may end in %j", (end) => {
  expect(textOf(`a: A${end}b: B${end}`)).toBe("a: A\nb: B\n");
});

test("an emoji stays whole", () => {
  const emoji = "text: 👩‍💼 👩🏽‍🔧 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿\n";
  expect(textOf(emoji)).toBe(emoji);
});

test("a file in UTF-16 is not read as something else", () => {
  expect(saidOf(Buffer.from("\ufeffheading: A\n", "utf16le"))).toEqual([
    expect.stringMatching(/^0 the file is not saved as UTF-8/),
  ]);
});

test("a file that is far too large is not read at all", () => {
  expect(saidOf(`heading: ${"a".repeat(400_000)}\n`)).toEqual([
    expect.stringMatching(/^0 the file is 401 kB, the limit is 300 kB/),
  ]);
});
