import { contentWith } from "../support/content-copy";

/** What the content check says of a text, without its place. */
function saidOf(text: string, field = "text"): string[] {
  const { problems } = contentWith({
    "closing.yaml": (closing) => closing.set(field, text),
  });
  return problems.map(({ message }) => message);
}

test.each([
  ["Ask us <b>today</b>.", /^found "<b>" – write the words only/],
  ["Ask </script> us.", /^found "<\/script>" – write the words only/],
  ["Ask <img src=x us.", /^found "<img src=x us\." – write the words only/],
  ["Home &amp; auto.", /^found "&amp;" – write the character itself/],
  ["Ask what's free.", /^found "what's" – write what’s$/],
  ['Ask "us" today.', /^found ""(us")?" – write “ before and ” after$/],
  ["Ask us...", /^found "\.\.\." – write …$/],
  ["Ask us -- today.", /^found "us --" – write – \(a dash\)$/],
  ["Within 3-6 months.", /^found "3-6" – write 3–6, with the longer dash$/],
  ["For 250k-999k people.", /^found "250k-999k" – write 250k–999k/],
  ["Ask us now!!", /^found "!!" – write ! once$/],
  ["It is *yours* alone.", /^found "\*yours\*" – write the words without/],
  ["It is __yours__ alone.", /^found "__yours__" – write the words without/],
  ["Ask [us](https://a.example).", /a link is not possible here$/],
])("a text is written as it should be read: %s", (text, message) => {
  expect(saidOf(text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  "Prices < 300 and > 100, at a 5* rating.",
  "Call 555-123-4567 from ZIP 80202-1234.",
  "Ask “us” – what’s free… at A&W; it’s 3–6 months!",
  "اسأل عن رمزك البريدي",
  "Agents 👩‍💼 ask 2 * 3 * 4 times, in snake_case_words.",
])("a text that is right is left alone: %s", (text) => {
  expect(saidOf(text)).toEqual([]);
});

test("every mistake in a text is named, at its words", () => {
  const { problems, placeOf } = contentWith({
    "closing.yaml": (closing) => closing.set("text", "Ask <i>us</i> 2-3 times"),
  });
  expect(problems).toEqual([
    expect.objectContaining(placeOf("closing.yaml", "<i>")),
    expect.objectContaining(placeOf("closing.yaml", "2-3")),
  ]);
});

test("a label that the specification fixes keeps its straight apostrophe", () => {
  expect(saidOf("Let's Talk", "button")).toEqual([]);
  expect(saidOf("Let's Go", "button")).not.toEqual([]);
});

test("a text that is too long for its place is to be shortened", () => {
  expect(saidOf("go ".repeat(20), "button")).toEqual([
    "expected at most 50 characters, found 59 – say it in fewer words",
  ]);
});

test("a text is measured with its references filled in", () => {
  expect(saidOf("{hero.lead}", "button")).toEqual([
    expect.stringMatching(/^expected at most 50 characters, found \d{3}/),
  ]);
});

test.each([
  ["too short", "Call us.", /^expected at least 70 characters, found 8/],
  ["too long", "Call us. ".repeat(20), /^expected at most 155 characters/],
])(
  "a description that is %s for search results is a mistake",
  (_, text, said) => {
    const { problems } = contentWith({
      "not-found.yaml": (page) => page.set("description", text),
    });
    expect(problems).toEqual([
      expect.objectContaining({
        field: "description",
        message: expect.stringMatching(said),
      }),
    ]);
  },
);

test("a price in figures is to be a reference, except in a client's words", () => {
  const price = "It was $299 a month.";
  expect(saidOf(price)).toEqual([
    'found "$299" – write {pricing.plans.core-platform.monthlyPrice}, so that it changes with the price',
  ]);
  const { problems } = contentWith({
    "testimonials.yaml": (file) => file.setIn(["items", 0, "quote"], price),
  });
  expect(problems).toEqual([]);
});

test("a picture that looks like data says that it is an illustration", () => {
  const { problems } = contentWith({
    "map-pack.yaml": (file) => file.set("barsCaption", "Calls per month"),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      field: "barsCaption",
      message: expect.stringContaining('the word "Illustration"'),
    }),
  ]);
});
