import { report } from "../../pipeline/content/problem";
import { contentWith } from "../support/content-copy";

const closing = `heading: Let the next policy call you.
text: Ask about your ZIP code.
button: Let's Talk
`;
const faq = `heading: Questions agents ask
items:
  - slug: cost
    question: What does it cost?
    icon: price
    answer: A flat fee a month.
`;
const pricing = `heading: A flat fee.
perCall: { few: 20, many: 50, text: "{fewCost}, {manyCost}" }
adBudget: { low: 500, high: 1000 }
adCostPerCall: { low: 45, high: 95 }
plans:
  - slug: signpost
    name: Core Platform
    summary: Everything that gets your agency found.
    monthlyPrice: 299
    priceSuffix: /month
    points: [Setup included]
  - slug: loudspeaker
    name: Paid Ads Booster
    summary: An add-on for more calls.
    monthlyPrice: 199
    priceSuffix: /month
    points: [Paid calls]
  - slug: both
    name: Combined
    summary: Both together.
    combines: [signpost, loudspeaker]
    priceSuffix: /month
    points: [All calls]
  - slug: understanding
    name: The Understanding
    summary: For groups of agencies.
    monthlyPrice: 990
    priceSuffix: /month
    points: [Everything]
button: Reserve My Area
payment:
  button: Pay Now
  text: Charged every month until you cancel.
  newTab: opens in a new tab
note: You set the limit of the ad budget.
`;
const files = {
  "closing.yaml": closing,
  "faq.yaml": faq,
  "pricing.yaml": pricing,
};

/** What is reported of these files. The others refer to plans of the site's own. */
function reported(changes: Record<string, string>): string {
  const { problems } = contentWith({ ...files, ...changes });
  return report(
    problems.filter(({ file }) =>
      Object.keys(files).some((name) => file === `content/${name}`),
    ),
  );
}

test("the files that the mistakes are made in have none", () => {
  expect(reported({})).toBe("");
});

type Mistake = [
  what: string,
  file: keyof typeof files,
  words: string,
  instead: string,
  said: string,
];
test.each<Mistake>([
  [
    "a colon inside a text",
    "closing.yaml",
    "Ask about",
    "One thing: ask about",
    "2:7  a colon inside text, or a line that is indented too far – put the whole text in quotation marks, or indent the line like the lines around it",
  ],
  [
    "a number sign inside a text",
    "closing.yaml",
    "Let the next policy call you.",
    "Be #1 on the map",
    "1:12  the page does not show the text after # – put the whole text in quotation marks, or move a remark to a line of its own, aligned with the field's name",
  ],
  [
    "a number sign with a space after it",
    "closing.yaml",
    "Let the next policy call you.",
    "Be # 1 on the map",
    "1:12  the page does not show the text after # – put the whole text in quotation marks, or move a remark to a line of its own, aligned with the field's name",
  ],
  [
    "a number sign at the start of a text's second line",
    "closing.yaml",
    "Let the next policy call you.",
    "Be the\n  # 1 on the map",
    "1:16  the page does not show the text after # – put the whole text in quotation marks, or move a remark to a line of its own, aligned with the field's name",
  ],
  [
    "a quotation mark that is not closed",
    "closing.yaml",
    "Let the",
    '"Let the',
    "1:10  the quotation mark that opens here is never closed – add the closing one at the end of the text",
  ],
  [
    "a tab in place of spaces",
    "closing.yaml",
    "text:",
    "\ttext:",
    "2:1  a tab at the start of a line – use spaces",
  ],
  [
    "a line too far to the left",
    "faq.yaml",
    "    question",
    "   question",
    "4:1  this line is not aligned with the lines it belongs to – start it with the same number of spaces",
  ],
  [
    "a field written twice",
    "closing.yaml",
    "button: Let's Talk",
    "button: Let's Talk\nbutton: Ask us",
    "4:1  this field appears twice – keep one and delete the other",
  ],
  [
    "a field deleted",
    "faq.yaml",
    "    icon: price\n",
    "",
    '3:5  items[0].icon: expected one of chart, compare, lock, phone, price, found nothing – add a line that starts with "icon:"',
  ],
  [
    "a field left empty",
    "closing.yaml",
    "Ask about your ZIP code.",
    "",
    '2:7  text: expected some text, found nothing – write it after "text:"',
  ],
  [
    "a variable that the field does not have",
    "closing.yaml",
    "Ask about your ZIP code.",
    "Ask about {zip}.",
    "2:17  text: found {zip}, which the page would show as it is – write the words themselves, or a reference such as {site.brand.name}",
  ],
  [
    "a name in braces that is no reference",
    "faq.yaml",
    "A flat fee a month.",
    "A flat {core-platform} fee.",
    "6:20  items[0].answer: found {core-platform}, which the page would show as it is – write the words themselves, or a reference such as {site.brand.name}",
  ],
  [
    "a list in an answer",
    "faq.yaml",
    "A flat fee a month.",
    ">-\n      All of:\n      - a fee\n      - the ads",
    "8:7  a list does not work here – write sentences, with an empty line between paragraphs; if this is a dash, move it to the end of the line before",
  ],
  [
    "a numbered list in an answer",
    "faq.yaml",
    "A flat fee a month.",
    "|-\n      1. A fee\n      2. The ads",
    "7:7  a list does not work here – write sentences, with an empty line between paragraphs; if this is a dash, move it to the end of the line before",
  ],
  [
    "a misspelled field",
    "faq.yaml",
    "answer:",
    "anwser:",
    '6:5  items[0].anwser: unknown field – did you mean "answer"? Known here: slug, question, answer, icon',
  ],
  [
    "two items with one slug",
    "faq.yaml",
    "A flat fee a month.",
    "A flat fee a month.\n  - { slug: cost, question: Q, icon: lock, answer: A }",
    '7:13  items[1].slug: "cost" is already the slug of the item on line 3 – give each item its own',
  ],
  [
    "a button too long",
    "closing.yaml",
    "Let's Talk",
    "Ask us today whether your own ZIP code is still free",
    "3:9  button: expected at most 50 characters, found 52 – shorten it",
  ],
  [
    "HTML in a text",
    "closing.yaml",
    "your",
    "<b>your</b>",
    '2:17  text: found "<b>" – write plain text; HTML does not work here',
  ],
  [
    "a reference that leads nowhere",
    "closing.yaml",
    "Ask about your ZIP code.",
    '"It is {pricing.plans.core.monthlyPrice} a month."',
    "2:14  text: {pricing.plans.core.monthlyPrice} does not match a field – write the file's name and each field or slug on the way, joined by dots, as in {site.brand.name}",
  ],
  [
    "a price with a dollar sign",
    "pricing.yaml",
    "199",
    "$199",
    '15:19  plans[1].monthlyPrice: expected a whole number of dollars, found "$199" – remove the $ sign',
  ],
  [
    "a price in quotation marks",
    "pricing.yaml",
    "199",
    '"199"',
    '15:19  plans[1].monthlyPrice: expected a whole number of dollars, found "199" – write digits only, without quotation marks',
  ],
  [
    "a price that does not add up",
    "pricing.yaml",
    "    combines:",
    "    monthlyPrice: 500\n    combines:",
    "21:19  plans[2].monthlyPrice: expected 498, the sum of signpost and loudspeaker, found 500 – write 498, or remove the line and the build adds up the prices",
  ],
  [
    "a range the wrong way around",
    "pricing.yaml",
    "{ low: 45, high: 95 }",
    "{ low: 95, high: 45 }",
    "4:16  adCostPerCall: expected the low end to be at most the high end – swap the two numbers",
  ],
  [
    "what a merge left behind",
    "closing.yaml",
    closing,
    `<<<<<<< HEAD\nheading: A\n=======\nheading: B\n>>>>>>> other\n${closing}`,
    "1:1  a merge left both versions in the file – keep one of them, and delete the lines that start with <<<<<<<, ======= and >>>>>>>",
  ],
  [
    "a byte order mark",
    "closing.yaml",
    "heading",
    "\ufeffheading",
    "1:1  the file starts with an invisible byte order mark (BOM) – save it again as UTF-8 without BOM",
  ],
  [
    "Windows line ends",
    "closing.yaml",
    closing,
    closing.replaceAll("\n", "\r\n"),
    "1:39  the file has Windows line endings (CRLF) – choose LF at the bottom of your editor and save it again",
  ],
])("an editor reads what to do about %s", (_, file, words, instead, said) => {
  const changed = files[file].replace(words, () => instead);
  expect(reported({ [file]: changed })).toBe(`content/${file}:${said}`);
});

test("an editor reads what to do about another encoding", () => {
  const latin = Buffer.from(closing.replace("ZIP code", "café"), "latin1");
  expect(report(contentWith({ "closing.yaml": latin }).problems)).toBe(
    "content/closing.yaml:2:25  the file is not saved as UTF-8 – save it again with the encoding UTF-8, and retype the accented letters",
  );
});

test("all mistakes of all files are told at once, whatever they keep from being checked", () => {
  const { problems } = contentWith({
    "closing.yaml": "heading: A\n",
    "faq.yaml": faq.replace("heading: Questions", "heading: <i>Questions</i>"),
    "pricing.yaml": pricing.replace("A flat", '"A flat'),
    "privacy-policy.md": null,
  });
  expect(problems.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    "content/closing.yaml button",
    "content/closing.yaml text",
    "content/faq.yaml heading",
    "content/pricing.yaml ",
    "content/privacy-policy.md ",
  ]);
});
