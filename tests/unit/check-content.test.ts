import { report } from "../../pipeline/problem";
import { contentWith, secondPolicy, textOf } from "../support/content-copy";

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
const testimonials = `heading: What agents say
ratingLabel: Rated {rating} out of 5
sampleTag: Sample
checks:
  heading: See for yourself
  items:
    - { drawing: price, text: The price is on this page., url: "#pricing" }
items:
  - slug: lee
    quote: It rings.
    author: Ann Lee
    title: Owner
    initials: AL
    verified: true
    permission: true
    rating: 5
`;
const rules = secondPolicy("\nWe keep names.\n\n## Rules\n\nSee [us](/).\n");
const files = {
  "closing.yaml": closing,
  "faq.yaml": faq,
  "pricing.yaml": pricing,
  "testimonials.yaml": testimonials,
  "rules.md": rules,
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
  words: string | RegExp,
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
    "a tab within a text",
    "closing.yaml",
    "Let the next policy call you.",
    ">-\n  Let the next\n\tpolicy call you.",
    "3:1  a tab at the start of a line – use spaces",
  ],
  [
    "a list that is pasted into an answer, at the left of the page",
    "faq.yaml",
    "A flat fee a month.",
    ">-\n      We do:\n- calls\n- texts",
    "8:1  a dash further left than the lines before it – in a text, write sentences in place of a list; in a list, start it below the dashes before it",
  ],
  [
    "a line of a text further left than its first line",
    "closing.yaml",
    "Let the next policy call you.",
    ">-\n    Let the next\n  policy call you.",
    "3:1  this line is not aligned with the lines it belongs to – start it with the same number of spaces",
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
    "a misspelled name in braces within a paragraph",
    "rules.md",
    "We keep names.",
    "We keep names of {thrid-parties}.",
    "9:18  found {thrid-parties}, which the page would show as it is – write one of {third-parties}, {accessibility}",
  ],
  [
    "a misspelled reference, at each of its places",
    "rules.md",
    "We keep names.",
    "We are {site.brand.nmae}.\n\nAsk {site.brand.nmae}.",
    "9:8  {site.brand.nmae} does not match a field – did you mean {site.brand.name}?\ncontent/rules.md:11:5  {site.brand.nmae} does not match a field – did you mean {site.brand.name}?",
  ],
  [
    "a misspelled reference",
    "closing.yaml",
    "Ask about your ZIP code.",
    '"Ask {site.brand.nmae}: {map-pack.tiers.town.top3}"',
    "2:12  text: {site.brand.nmae} does not match a field – did you mean {site.brand.name}?\ncontent/closing.yaml:2:31  text: {map-pack.tiers.town.top3} does not match a field – did you mean {mapPack.tiers.town.top3}?",
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
    "a price with cents",
    "pricing.yaml",
    "199",
    "1.50",
    "15:19  plans[1].monthlyPrice: expected a whole number of dollars, found 1.50 – write a whole number of dollars",
  ],
  [
    "a price in digits of another kind",
    "pricing.yaml",
    "199",
    "0x1F",
    "15:19  plans[1].monthlyPrice: found 0x1F, which would count as 31 – write the number in plain digits",
  ],
  [
    "a price that starts with zero",
    "pricing.yaml",
    "199",
    "0199",
    "15:19  plans[1].monthlyPrice: found 0199, which would count as 199 – write the number in plain digits",
  ],
  [
    "a price with a comma",
    "pricing.yaml",
    "199",
    "1,325",
    '15:19  plans[1].monthlyPrice: expected a whole number of dollars, found "1,325" – write 1325, without the comma',
  ],
  [
    "a price with a comma and a dollar sign",
    "pricing.yaml",
    "199",
    "$1,325",
    '15:19  plans[1].monthlyPrice: expected a whole number of dollars, found "$1,325" – write 1325, without the comma and the $ sign',
  ],
  [
    "a price with a decimal comma",
    "pricing.yaml",
    "199",
    "19,9",
    '15:19  plans[1].monthlyPrice: expected a whole number of dollars, found "19,9" – write a whole number of dollars, in digits only',
  ],
  [
    "a price with its unit",
    "pricing.yaml",
    "199",
    "199 USD",
    '15:19  plans[1].monthlyPrice: expected a whole number of dollars, found "199 USD" – write 199, in digits only',
  ],
  [
    "a price in full-width digits",
    "pricing.yaml",
    "199",
    "１99",
    '15:19  plans[1].monthlyPrice: expected a whole number of dollars, found "１99" – "１" is a special form of a character (U+FF11); type 1 in its place',
  ],
  [
    "a price of zero",
    "pricing.yaml",
    "199",
    "0",
    "15:19  plans[1].monthlyPrice: expected a price above zero, found 0 – write the price; a text may say that something is free",
  ],
  [
    "a range that costs nothing",
    "pricing.yaml",
    "{ low: 45, high: 95 }",
    "{ low: 0, high: 0 }",
    "4:16  adCostPerCall: expected an upper end above zero, found 0 – write what it costs at most",
  ],
  [
    "a range without a space after the colon",
    "pricing.yaml",
    "low: 45",
    "low:45",
    '4:18  adCostPerCall.low:45: found "low:45" – write a colon and a space after it: "low: 45"',
  ],
  [
    "a range with an equals sign",
    "pricing.yaml",
    "low: 45",
    "low=45",
    '4:18  adCostPerCall.low=45: found "low=45" – write a colon and a space after it: "low: 45"',
  ],
  [
    "a range with commas in its numbers",
    "pricing.yaml",
    "{ low: 500, high: 1000 }",
    "{ low: 1,000, high: 2,000 }",
    "3:33  a comma inside a number – write the number without it",
  ],
  [
    "a range with a comma in one number",
    "pricing.yaml",
    "high: 1000",
    "high: 1,000",
    "3:11  adBudget.0: a comma inside a number – write the number without it",
  ],
  [
    "a colon in a line of a list",
    "pricing.yaml",
    "points: [Paid calls]",
    "points:\n      - Calls: paid",
    '18:9  plans[1].points[0]: expected some text, found a group of fields – a colon inside text: put the line in quotation marks: "Calls: paid"',
  ],
  [
    "a colon at the end of a line of a list",
    "pricing.yaml",
    "points: [Paid calls]",
    "points:\n      - Calls:",
    '18:9  plans[1].points[0]: expected some text, found a group of fields – a colon inside text: put the line in quotation marks: "Calls:"',
  ],
  [
    "a dash left behind",
    "pricing.yaml",
    "points: [Paid calls]",
    "points:\n      - Paid calls\n      - ",
    "19:9  plans[1].points[1]: expected some text, found nothing – delete the dash, or write the item after it",
  ],
  [
    "a dash left behind between items",
    "faq.yaml",
    "items:\n",
    "items:\n  -\n",
    "3:4  items[0]: expected the fields slug, question, answer, icon, found nothing – delete the dash, or write the item after it",
  ],
  [
    "two dashes",
    "pricing.yaml",
    "points: [Paid calls]",
    "points:\n      - - Paid calls",
    "18:9  plans[1].points[0]: expected some text, found a list with one item – delete one of the two dashes",
  ],
  [
    "a text in place of a list",
    "pricing.yaml",
    "[Paid calls]",
    "Paid calls",
    '17:13  plans[1].points: expected a list with at least one item, found "Paid calls" – start each item on a line of its own: - Paid calls',
  ],
  [
    "a text that YAML takes for a yes",
    "closing.yaml",
    "Let the next policy call you.",
    "True",
    '1:10  heading: expected some text, found True – put it in quotation marks: "True"',
  ],
  [
    "a text that YAML takes for nothing",
    "closing.yaml",
    "Let the next policy call you.",
    "Null",
    '1:10  heading: expected some text, found Null – put it in quotation marks: "Null"',
  ],
  [
    "a number with a zero in front",
    "pricing.yaml",
    "points: [Paid calls]",
    "points:\n      - 02134",
    '18:9  plans[1].points[0]: expected some text, found 02134 – put it in quotation marks: "02134"',
  ],
  [
    "initials that are a number",
    "testimonials.yaml",
    "AL",
    "07",
    '13:15  items[0].initials: expected one to three letters, found 07 – put it in quotation marks: "07"',
  ],
  [
    "a slug that is a number",
    "faq.yaml",
    "slug: cost",
    "slug: 1e3",
    '3:11  items[0].slug: expected a slug: lowercase letters and digits, with hyphens between words, found 1e3 – put it in quotation marks: "1e3"',
  ],
  [
    "a yes in quotation marks",
    "testimonials.yaml",
    "verified: true",
    'verified: "true"',
    '14:15  items[0].verified: expected true or false, found "true" – write true without quotation marks',
  ],
  [
    "a text that starts with a reference",
    "closing.yaml",
    "Let the next policy call you.",
    "{site.brand.name}",
    '1:10  heading: expected some text, found a group of fields – a text that starts with {: put it in quotation marks: "{site.brand.name}"',
  ],
  [
    "a text in brackets",
    "closing.yaml",
    "Let the next policy call you.",
    "[Here it goes]",
    '1:10  heading: expected some text, found a list with one item – a text that starts with [: put it in quotation marks: "[Here it goes]"',
  ],
  [
    "a reference with spaces in it",
    "closing.yaml",
    "Ask about your ZIP code.",
    '"Ask { site.brand.name }."',
    '2:12  text: found "{ site.brand.name }" – write the name without spaces between { and }',
  ],
  [
    "a dash that is not a hyphen",
    "faq.yaml",
    "slug: cost",
    "slug: the–cost",
    '3:11  items[0].slug: expected a slug: lowercase letters and digits, with hyphens between words, found "the–cost" – "–" is an en dash (U+2013); type - in its place',
  ],
  [
    "a Cyrillic letter in a name",
    "faq.yaml",
    "icon: price",
    "icon: рrice",
    '5:11  items[0].icon: found "рrice" – "р" is a Cyrillic letter (U+0440); type the English letter in its place',
  ],
  [
    "a Cyrillic letter in a text",
    "closing.yaml",
    "your",
    "yоur",
    '2:17  text: found "yоur" – "о" is a Cyrillic letter (U+043E); type the English letter in its place',
  ],
  [
    "a Greek letter in an address",
    "testimonials.yaml",
    '"#pricing"',
    '"https://αgency.example/"',
    '7:64  checks.items[0].url: found "https://αgency.example/" – "α" is a Greek letter (U+03B1); type the English letter in its place',
  ],
  [
    "a list in a text whose lines the page does not keep",
    "closing.yaml",
    "Ask about your ZIP code.",
    "|-\n  • calls\n  • texts",
    '3:3  text: found "• calls • texts" – write sentences; lists do not work here',
  ],
  [
    "a tag without an end",
    "closing.yaml",
    "your",
    '<a href="/"',
    '2:17  text: found "<a href=" – write plain text; HTML does not work here',
  ],
  [
    "an accented letter in the words of HTML",
    "closing.yaml",
    "your",
    "caf&eacute;",
    '2:20  text: found "&eacute;" – write the character itself',
  ],
  [
    "bold that does not work here",
    "closing.yaml",
    "Ask about",
    '"**Ask:**about"\n#',
    '2:8  text: found "**Ask:**" – write the words without * and _',
  ],
  [
    "a link with a space in it",
    "closing.yaml",
    "your ZIP",
    "[your] (https://a.example) ZIP",
    '2:17  text: found "[your] (https://a.example)" – remove the link; links do not work here',
  ],
  [
    "a date too far ahead",
    "rules.md",
    /effectiveDate: .*/,
    "effectiveDate: 2062-06-10",
    "6:16  effectiveDate: expected a day within a year from now, found 2062-06-10 – correct the date",
  ],
  [
    "a date of another century",
    "rules.md",
    /effectiveDate: .*/,
    "effectiveDate: 0206-06-10",
    "6:16  effectiveDate: expected a day of this century, found 0206-06-10 – correct the year",
  ],
  [
    "a Cyrillic letter in a document",
    "rules.md",
    "names",
    "nаmes",
    '9:9  found "nаmes" – "а" is a Cyrillic letter (U+0430); type the English letter in its place',
  ],
  [
    "a link to a document's file",
    "rules.md",
    "[us](/)",
    "[us](terms-and-rules.md)",
    '13:5  expected the address of a page, found "terms-and-rules.md" – write /terms-and-rules, once there is a content/terms-and-rules.md',
  ],
  [
    "a heading without a space",
    "rules.md",
    "## Rules",
    "##Rules",
    '11:1  found "##Rules" – put a space between ## and the words of a heading, which has two to six #',
  ],
])("an editor reads what to do about %s", (_, file, words, instead, said) => {
  const changed = files[file].replace(words, () => instead);
  expect(reported({ [file]: changed })).toBe(`content/${file}:${said}`);
});

test.each([
  "Q&As; and more",
  '"# of calls you get"',
  "<three calls a day?",
  "fewer than <three, and >two",
])("correct English is not refused: %s", (text) => {
  const changed = closing.replace("Ask about your ZIP code.", text);
  expect(reported({ "closing.yaml": changed })).toBe("");
});

test.each(["•", "-", "1.", "●", "✓"])(
  "in an answer of lines, a line may start with %s",
  (sign) => {
    const lines = `|-\n      All of:\n      ${sign} a fee\n      ${sign} the ads`;
    const changed = faq.replace("A flat fee a month.", lines);
    expect(reported({ "faq.yaml": changed })).toBe("");
  },
);

test("a document may link to a question", () => {
  const changed = rules.replace("[us](/)", "[the cost](/#faq-cost)");
  expect(reported({ "rules.md": changed })).toBe("");
});

test("a note at the end of an answer, behind a star, is no list", () => {
  const answer = (note: string) =>
    faq.replace(
      "A flat fee a month.",
      `>-\n      A flat fee* a month.\n\n      ${note}\n`,
    );
  expect(
    reported({ "faq.yaml": answer("* Plus what you spend on ads.") }),
  ).toBe("");
  const list = answer("* Ads\n      * Calls");
  expect(reported({ "faq.yaml": list })).toContain("a list does not work here");
});

/** A setting of the site and what is said of it. */
test.each<[field: string, written: string, said: string]>([
  [
    "supportEmail",
    "suppоrt@agency.example",
    'supportEmail: found "suppоrt" – "о" is a Cyrillic letter (U+043E); type the English letter in its place',
  ],
  [
    "url",
    "https://аgency.example",
    'url: found "https://аgency.example" – "а" is a Cyrillic letter (U+0430); type the English letter in its place',
  ],
  [
    "url",
    "https://agency．example",
    'url: found "https://agency．example" – "．" is a special form of a character (U+FF0E); type . in its place',
  ],
])("of the setting %s, %s is refused", (field, written, said) => {
  const site = textOf("site.yaml").replace(
    new RegExp(`^( *${field}: ).*`, "m"),
    `$1${written}`,
  );
  const { problems } = contentWith({ "site.yaml": site });
  expect(
    problems
      .filter(({ file }) => file === "content/site.yaml")
      .map((problem) => `${problem.field}: ${problem.message}`),
  ).toEqual([said]);
});

test.each([
  ["(303) 555‑0100", "‑", "a non-breaking hyphen (U+2011)", "-"],
  ["(303) 555–0100", "–", "an en dash (U+2013)", "-"],
  ["(303) 555−0100", "−", "a minus sign (U+2212)", "-"],
  ["（303) 555-0100", "（", "a special form of a character (U+FF08)", "("],
])(
  "in the telephone number %s, the odd character is named",
  (phone, ...told) => {
    const [odd, name, plain] = told;
    const { problems } = contentWith({
      "form.yaml": (file) => file.set("whoAnswers", { phone }),
    });
    expect(problems.map(({ message }) => message)).toEqual([
      `expected a telephone, such as (303) 555-0100, found "${phone}" – "${odd}" is ${name}; type ${plain} in its place`,
    ]);
  },
);

test("a payment link taken out is told where its company is named", () => {
  const site = textOf("site.yaml").replace(/^(paymentLink:).*/m, "$1");
  const { problems } = contentWith({ "site.yaml": site });
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/third-parties.yaml: {site.paymentLink} has no value – remove "Pay Example" from third-parties.yaml as well, or write "paymentLink:" in content/site.yaml',
  ]);
});

test("a text that mentions a field without a value is to change", () => {
  const { problems } = contentWith({
    "pain-points.yaml": (file) => file.deleteIn(["claim", "source"]),
    "closing.yaml": (file) => file.set("text", "{painPoints.claim.source}"),
  });
  expect(problems.map(({ message }) => message)).toEqual([
    '{painPoints.claim.source} has no value – remove what mentions it, or write "source:" in content/pain-points.yaml',
  ]);
});

test.each(["", "items:\n", "items: []\n"])(
  "without a testimonial, the file may end in %j",
  (end) => {
    const none = testimonials.replace(/^items:[^]*/m, end);
    const { problems, content } = contentWith({
      "testimonials.yaml": none,
      "pictures/alex.png": null,
    });
    expect(problems).toEqual([]);
    expect(content?.testimonials.items).toEqual([]);
  },
);

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
