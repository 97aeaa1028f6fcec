import { faqIcons } from "../../pipeline/schema/faq";
import { report } from "../../pipeline/content/problem";
import { contentWith } from "../support/content-copy";

test("a missing field is found missing where it belongs", () => {
  const { problems, placeOf } = contentWith({
    "faq.yaml": (faq) => faq.deleteIn(["items", 0, "icon"]),
  });
  expect(problems).toEqual([
    {
      file: "content/faq.yaml",
      ...placeOf("faq.yaml", "slug:"),
      field: "items[0].icon",
      message: `expected one of ${faqIcons.join(", ")}, found nothing – add a line that starts with "icon:"`,
    },
  ]);
});

test("a field that was left empty is to be written", () => {
  const { problems, placeOf } = contentWith({
    "closing.yaml": (closing) => closing.set("button", null),
  });
  expect(problems).toEqual([
    {
      file: "content/closing.yaml",
      line: placeOf("closing.yaml", "button:").line,
      column: expect.any(Number),
      field: "button",
      message: 'expected some text, found nothing – write it after "button:"',
    },
  ]);
});

test("a misspelt key comes with the one that was meant", () => {
  const { problems, placeOf } = contentWith({
    "faq.yaml": (faq) => {
      faq.setIn(["items", 0, "anwser"], faq.getIn(["items", 0, "answer"]));
      faq.deleteIn(["items", 0, "answer"]);
    },
  });
  expect(problems).toContainEqual({
    file: "content/faq.yaml",
    ...placeOf("faq.yaml", "anwser:"),
    field: "items[0].anwser",
    message:
      'unknown field – did you mean "answer"? Known here: slug, question, answer, icon',
  });
});

test("an unknown key comes with those that are known", () => {
  const { problems, placeOf } = contentWith({
    "closing.yaml": (closing) => closing.set("colour", "red"),
  });
  expect(problems).toEqual([
    {
      file: "content/closing.yaml",
      ...placeOf("closing.yaml", "colour:"),
      field: "colour",
      message: expect.stringMatching(
        /^unknown field – .*Known here: shown, heading, text, button$/,
      ),
    },
  ]);
});

test("a price with a $ sign is to lose it", () => {
  const { problems, placeOf } = contentWith({
    "pricing.yaml": (file) => file.setIn(["plans", 0, "monthlyPrice"], "$199"),
  });
  expect(problems).toEqual([
    {
      file: "content/pricing.yaml",
      ...placeOf("pricing.yaml", "$199"),
      field: "plans[0].monthlyPrice",
      message: 'expected a number of dollars, found "$199" – remove the $ sign',
    },
  ]);
});

test("an empty list needs an item", () => {
  const { problems, placeOf } = contentWith({
    "testimonials.yaml": (file) => file.set("items", []),
  });
  expect(problems).toEqual([
    {
      file: "content/testimonials.yaml",
      ...placeOf("testimonials.yaml", "[]"),
      field: "items",
      message:
        "expected a list with at least one item, found an empty list – write a list with at least one item",
    },
  ]);
});

test.each([
  ["a number", 299, 'found 299 – put it in quotation marks: "299"'],
  ["blanks only", "  ", 'found "  " – write some text'],
  ["a list", ["One"], "found a list – write some text"],
  ["a group", { text: "One" }, "found a group of fields – write some text"],
])("%s in place of text is found out", (_, value, found) => {
  const { problems } = contentWith({
    "hero.yaml": (hero) => hero.set("heading", value),
  });
  expect(problems.map(({ field, message }) => ({ field, message }))).toEqual([
    { field: "heading", message: `expected some text, ${found}` },
  ]);
});

test("a long text is quoted in part", () => {
  const { problems } = contentWith({
    "faq.yaml": (faq) => faq.setIn(["items", 0, "icon"], "x".repeat(100)),
  });
  expect(problems[0]?.message).toContain(`found "${"x".repeat(56)}…" – write`);
});

test("an empty file is told which fields it lacks, in words that make sense", () => {
  const { problems } = contentWith({ "closing.yaml": "" });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toMatch(
    /^expected the fields heading, text, button, found nothing – /,
  );
  expect(problems[0]?.message).not.toContain('":"');
});

test("all mistakes of all files are told at once", () => {
  const { problems } = contentWith({
    "faq.yaml": (faq) => faq.delete("heading"),
    "closing.yaml": (closing) => {
      closing.delete("text");
      closing.delete("button");
    },
  });
  expect(
    report(problems)
      .split("\n")
      .map((line) => line.slice(0, line.indexOf(": "))),
  ).toEqual([
    "content/closing.yaml:1:1  text",
    "content/closing.yaml:1:1  button",
    "content/faq.yaml:1:1  heading",
  ]);
});
