import {
  lengthProblem,
  plainTextProblems,
} from "../../pipeline/content/copy-checks";
import { contentWith } from "../support/content-copy";

const saidOf = (text: string) =>
  plainTextProblems(text).map(({ message }) => message);

test.each([
  ["Ask us <b>today.", /^found "<b>" – write plain text/],
  ["Ask </script> us.", /^found "<\/script>" – write plain text/],
  ["Ask <img src=x us.", /^found "<img src=x us\." – write plain text/],
  ["Home &amp; auto.", /^found "&amp;" – write the character itself/],
  ["Ask what's free.", /^found "what's" – write what’s$/],
  ['Ask "us today.', /^found """ – write “ before and ” after$/],
  ["Ask us...", /^found "\.\.\." – write …$/],
  ["Ask us -- today.", /^found "us --" – write – \(a dash\)$/],
  ["Within 3-6 months.", /^found "3-6" – write 3–6, with the longer dash$/],
  ["For 250k-999k people.", /^found "250k-999k" – write 250k–999k/],
  ["Ask us now!!", /^found "!!" – write a single !$/],
  ["It is *yours* alone.", /^found "\*yours\*" – write the words without/],
  ["It is __yours__ alone.", /^found "__yours__" – write the words without/],
  ["Ask [us](https://a.example).", /remove the link; links do not work here$/],
  // A label that the specification fixes keeps its straight apostrophe.
  ["Let's Go", /^found "Let's" – write Let’s$/],
])("a text is written as it should be read: %s", (text, message) => {
  expect(saidOf(text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  "Prices < 300 and > 100, at a 5* rating.",
  "Call 555-123-4567 from ZIP 80202-1234.",
  "Ask “us” – what’s free… at A&W; it’s 3–6 months!",
  "اسأل عن رمزك البريدي",
  "Agents 👩‍💼 ask 2 * 3 * 4 times, in snake_case_words.",
  "Let's Talk",
])("a text that is right is left alone: %s", (text) => {
  expect(saidOf(text)).toEqual([]);
});

test.each([
  ["at most 5 characters, found 6 – shorten it", "Ask us"],
  ["at least 3 characters, found 2 – write more", "No"],
  // Four letters and one picture of two code units.
  [undefined, "Ask 👍"],
])("a text is measured by what is seen: %s", (said, text) => {
  const found = lengthProblem(text, { shortest: 3, longest: 5 });
  expect(found).toBe(said && `expected ${said}`);
});

test.each([
  ["short", "Call us.", /^expected at least 70 characters, found 8/],
  ["long", "Call us. ".repeat(20), /^expected at most 155 characters/],
])(
  "a description too %s for search results is a mistake",
  (_, description, said) => {
    const { problems } = contentWith({
      "not-found.yaml": (page) => page.set("description", description),
    });
    expect(problems).toEqual([
      expect.objectContaining({
        field: "description",
        message: expect.stringMatching(said),
      }),
    ]);
  },
);

test("every mistake in a text is named, at its words", () => {
  const { problems, placeOf } = contentWith({
    "closing.yaml": (closing) => closing.set("text", "Ask <i>us</i> 2-3 times"),
  });
  expect(problems).toEqual([
    expect.objectContaining(placeOf("closing.yaml", "<i>")),
    expect.objectContaining(placeOf("closing.yaml", "2-3")),
  ]);
});

test("what a client says may name a price in figures", () => {
  const { problems } = contentWith({
    "testimonials.yaml": (file) =>
      file.setIn(["items", 0, "quote"], "It was $299 a month."),
  });
  expect(problems).toEqual([]);
});
