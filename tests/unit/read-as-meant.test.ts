import { contentWith, secondPolicy, textOf } from "../support/content-copy";

const files: Record<string, string> = {
  "closing.yaml": textOf("closing.yaml"),
  "faq.yaml": textOf("faq.yaml"),
  "rules.md": secondPolicy(
    "\nWe keep:\n\n- names\n\n## Rules\n\nSee [us](/).\n",
  ),
};
const meant = contentWith(files).content;

test.each<
  [what: string, file: string, words: string | RegExp, instead: string]
>([
  ["a byte order mark", "closing.yaml", /^/, "\ufeff"],
  ["no-break spaces as indentation", "faq.yaml", /^ {2}/gm, "\u00a0\u00a0"],
  ["a narrow space after a colon", "faq.yaml", "icon: ", "icon:\u202f"],
  ["a no-break space before a colon", "faq.yaml", "icon:", "icon\u00a0:"],
  ["a zero-width space in a name", "faq.yaml", "icon", "ic\u200bon"],
  ["a soft hyphen in a text", "closing.yaml", "heading: ", "heading: \u00ad"],
  ["an ideographic space after a dash", "faq.yaml", /- (?=slug)/g, "-\u3000"],
  ["a no-break space after ##", "rules.md", "## ", "##\u00a0"],
  ["a no-break space after an item's -", "rules.md", "- names", "-\u00a0names"],
  ["a no-break space after ---", "rules.md", /^---/gm, "---\u00a0"],
  ["the line ends of Windows", "rules.md", /\n/g, "\r\n"],
])("%s is read as it was meant", (_, file, words, instead) => {
  const changed = files[file]!.replace(words, instead);
  expect(changed).not.toBe(files[file]);
  const { problems, content } = contentWith({ ...files, [file]: changed });
  expect(problems).toEqual([]);
  expect(content).toEqual(meant);
});
