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
const files: Record<string, string> = {
  "closing.yaml": closing,
  "faq.yaml": faq,
  "pricing.yaml": pricing,
  "testimonials.yaml": testimonials,
  "rules.md": rules,
  "cities.yaml": textOf("cities.yaml"),
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

/** What is written, in which file, the words, what stands in their place, and what is said. A ⏎ is the end of a line, a ⇥ a tab. */
const mistakes = String.raw`
a colon inside a text ¦ closing.yaml ¦ Ask about ¦ One thing: ask about ¦ 2:7  a colon inside text, or a line that starts too far left or right – put the whole text between two " marks, or start the line where the lines around it start
a number sign inside a text ¦ closing.yaml ¦ Let the next policy call you. ¦ Be #1 on the map ¦ 1:12  the page does not show the text after # – put the whole text in quotation marks, or move a remark to a line of its own, aligned with the field's name
a number sign at the start of a text's second line ¦ closing.yaml ¦ Let the next policy call you. ¦ Be the⏎  # 1 on the map ¦ 1:16  the page does not show the text after # – put the whole text in quotation marks, or move a remark to a line of its own, aligned with the field's name
a quotation mark that is not closed ¦ closing.yaml ¦ Let the ¦ "Let the ¦ 1:10  the quotation mark that opens here is never closed – add the closing one at the end of the text
a tab in place of spaces ¦ closing.yaml ¦ text: ¦ ⇥text: ¦ 2:1  a tab at the start of a line – use spaces
a tab within a text ¦ closing.yaml ¦ Let the next policy call you. ¦ >-⏎  Let the next⏎⇥policy call you. ¦ 3:1  a tab at the start of a line – use spaces
a list that is pasted into an answer, at the left of the page ¦ faq.yaml ¦ A flat fee a month. ¦ >-⏎      We do:⏎- calls⏎- texts ¦ 8:1  a dash further left than the lines before it – in a text, write sentences in place of a list; in a list, start it below the dashes before it
a line of a text further left than its first line ¦ closing.yaml ¦ Let the next policy call you. ¦ >-⏎    Let the next⏎  policy call you. ¦ 3:1  this line is not aligned with the lines it belongs to – start it with the same number of spaces
a line too far to the left ¦ faq.yaml ¦     question ¦    question ¦ 4:1  this line is not aligned with the lines it belongs to – start it with the same number of spaces
a field written twice ¦ closing.yaml ¦ button: Let's Talk ¦ button: Let's Talk⏎button: Ask us ¦ 4:1  this field appears twice – keep one and delete the other, or put back the dash that starts its item
a field deleted ¦ faq.yaml ¦     icon: price⏎ ¦  ¦ 3:5  items[0].icon: expected one of chart, compare, lock, phone, price, found nothing – add a line that starts with "icon:"
a field left empty ¦ closing.yaml ¦ Ask about your ZIP code. ¦  ¦ 2:7  text: expected some text, found nothing – write it after "text:"
a variable that the field does not have ¦ closing.yaml ¦ Ask about your ZIP code. ¦ Ask about {zip}. ¦ 2:17  text: found "{zip}" – the page would show this as it is; write the words themselves, or a reference such as {site.brand.name}
a name in braces that is no reference ¦ faq.yaml ¦ A flat fee a month. ¦ A flat {core-platform} fee. ¦ 6:20  items[0].answer: found "{core-platform}" – the page would show this as it is; write the words themselves, or a reference such as {site.brand.name}
a list in an answer ¦ faq.yaml ¦ A flat fee a month. ¦ >-⏎      All of:⏎      - a fee⏎      - the ads ¦ 8:7  a list does not work here – write sentences, with an empty line between paragraphs; if this is a dash, move it to the end of the line before
a misspelled field ¦ faq.yaml ¦ answer: ¦ anwser: ¦ 6:5  items[0].anwser: unknown field – did you mean "answer"? Known here: slug, question, answer, icon
two items with one slug ¦ faq.yaml ¦ A flat fee a month. ¦ A flat fee a month.⏎  - { slug: cost, question: Q, icon: lock, answer: A } ¦ 7:13  items[1].slug: "cost" is already the slug of an item above – give each item its own
a button too long ¦ closing.yaml ¦ Let's Talk ¦ Ask us today whether your own ZIP code is still free ¦ 3:9  button: expected at most 50 characters, found 52 – shorten it
HTML in a text ¦ closing.yaml ¦ your ¦ <b>your</b> ¦ 2:17  text: found "<b>" – write the words alone; HTML, Markdown and lists do not work here
a misspelled name in braces within a paragraph ¦ rules.md ¦ We keep names. ¦ We keep names of {thrid-parties}. ¦ 9:18  found "{thrid-parties}" – the page would show this as it is; write one of these: {third-parties}, {accessibility}
a misspelled reference, at each of its places ¦ rules.md ¦ We keep names. ¦ We are {site.brand.nmae}.⏎⏎Ask {site.brand.nmae}. ¦ 9:8  {site.brand.nmae} does not match a field – did you mean {site.brand.name}?⏎content/rules.md:11:5  {site.brand.nmae} does not match a field – did you mean {site.brand.name}?
a misspelled reference ¦ closing.yaml ¦ Ask about your ZIP code. ¦ "Ask {site.brand.nmae}: {map-pack.tiers.town.top3}" ¦ 2:12  text: {site.brand.nmae} does not match a field – did you mean {site.brand.name}?⏎content/closing.yaml:2:31  text: {map-pack.tiers.town.top3} does not match a field – did you mean {mapPack.tiers.town.top3}?
a reference that leads nowhere ¦ closing.yaml ¦ Ask about your ZIP code. ¦ "It is {pricing.plans.core.monthlyPrice} a month." ¦ 2:14  text: {pricing.plans.core.monthlyPrice} does not match a field – write the file's name and each field or slug on the way, joined by dots, as in {site.brand.name}
a price that does not add up ¦ pricing.yaml ¦     combines: ¦     monthlyPrice: 500⏎    combines: ¦ 18:5  plans[2]: expected monthlyPrice or combines, and not both – give the plan a price, or list the plans it combines, whose prices the site adds up
a range the wrong way around ¦ pricing.yaml ¦ { low: 45, high: 95 } ¦ { low: 95, high: 45 } ¦ 4:16  adCostPerCall: expected the low end to be at most the high end – swap the two numbers
what a merge left behind ¦ closing.yaml ¦ heading: Let the next policy call you.⏎text: Ask about your ZIP code.⏎button: Let's Talk⏎ ¦ <<<<<<< HEAD⏎heading: A⏎=======⏎heading: B⏎>>>>>>> other⏎heading: Let the next policy call you.⏎text: Ask about your ZIP code.⏎button: Let's Talk⏎ ¦ 1:1  a merge left both versions in the file – keep one of them, and delete the lines that start with <<<<<<<, ======= and >>>>>>>
a price with cents ¦ pricing.yaml ¦ 199 ¦ 1.50 ¦ 15:19  plans[1].monthlyPrice: expected a whole number of dollars above zero, found 1.50 – write a number such as 2
a price with a decimal comma ¦ pricing.yaml ¦ 199 ¦ 19,9 ¦ 15:19  plans[1].monthlyPrice: expected a whole number of dollars above zero, found "19,9" – write a number such as 20
a price of zero ¦ pricing.yaml ¦ 199 ¦ 0 ¦ 15:19  plans[1].monthlyPrice: expected a whole number of dollars above zero, found 0 – correct it; content/fields.md says what each field holds
a range without a space after the colon ¦ pricing.yaml ¦ low: 45 ¦ low:45 ¦ 4:18  adCostPerCall.low:45: unknown field – did you mean "low", with a colon and a space after it? Known here: low, high, andMore
a dash left behind ¦ pricing.yaml ¦ points: [Paid calls] ¦ points:⏎      - Paid calls⏎      -  ¦ 19:9  plans[1].points[1]: expected some text, found nothing – delete the dash, or write the item after it
a dash left behind between items ¦ faq.yaml ¦ items:⏎ ¦ items:⏎  -⏎ ¦ 3:4  items[0]: expected the fields slug, question, answer, icon, found nothing – delete the dash, or write the item after it
two dashes ¦ pricing.yaml ¦ points: [Paid calls] ¦ points:⏎      - - Paid calls ¦ 18:9  plans[1].points[0]: expected some text, found a list – correct it; content/fields.md says what each field holds
a text in place of a list ¦ pricing.yaml ¦ [Paid calls] ¦ Paid calls ¦ 17:13  plans[1].points: expected a list with at least one item, found "Paid calls" – start each item on a line of its own, with a dash and a space
a text that YAML takes for nothing ¦ closing.yaml ¦ Let the next policy call you. ¦ Null ¦ 1:10  heading: expected some text, found nothing – write it after "heading:"
a dash that is not a hyphen ¦ faq.yaml ¦ slug: cost ¦ slug: the–cost ¦ 3:11  items[0].slug: expected a slug: lowercase letters and digits, with hyphens between words, found "the–cost" – correct it; content/fields.md says what each field holds
a Cyrillic letter in a name ¦ faq.yaml ¦ icon: price ¦ icon: рrice ¦ 5:11  items[0].icon: found "рrice" – "р" is a letter of another alphabet; type the English letter in its place
a Cyrillic letter in a text ¦ closing.yaml ¦ your ¦ yоur ¦ 2:17  text: found "yоur" – "о" is a letter of another alphabet; type the English letter in its place
a Greek letter in an address ¦ testimonials.yaml ¦ "#pricing" ¦ "https://αgency.example/" ¦ 7:73  checks.items[0].url: found "αgency" – "α" is a letter of another alphabet; type the English letter in its place
a list in a text whose lines the page does not keep ¦ closing.yaml ¦ Ask about your ZIP code. ¦ |-⏎  • calls⏎  • texts ¦ 3:3  text: found "• calls" – write the words alone; HTML, Markdown and lists do not work here
a tag without an end ¦ closing.yaml ¦ your ¦ <a href="/" ¦ 2:17  text: found "<a href=" – write the words alone; HTML, Markdown and lists do not work here
an accented letter in the words of HTML ¦ closing.yaml ¦ your ¦ caf&eacute; ¦ 2:20  text: found "&eacute;" – write the words alone; HTML, Markdown and lists do not work here
bold that does not work here ¦ closing.yaml ¦ Ask about ¦ "**Ask:**about"⏎# ¦ 2:8  text: found "**Ask:**" – write the words alone; HTML, Markdown and lists do not work here
a link in a text ¦ closing.yaml ¦ your ZIP ¦ [your](/privacy-policy) ZIP ¦ 2:17  text: found "[your](/privacy-policy)" – write the words alone; HTML, Markdown and lists do not work here
a link of an answer that leads nowhere ¦ faq.yaml ¦ A flat fee a month. ¦ A [flat fee](/prices) a month. ¦ 6:16  items[0].answer: the link "/prices" has no target – write one of /, 
a link of an answer that would run a script ¦ faq.yaml ¦ A flat fee a month. ¦ A [flat fee](javascript:alert(1)) a month. ¦ 6:16  items[0].answer: a link with javascript: does not work here – write one that starts with https://, mailto:, tel: or /
a link of an answer with a space in it ¦ faq.yaml ¦ A flat fee a month. ¦ A [flat fee](/privacy policy) a month. ¦ 6:15  items[0].answer: found "[flat fee](/privacy policy)" – write the words alone, or a link as [words](/privacy-policy); HTML and other Markdown do not work here
bold words in the link of an answer ¦ faq.yaml ¦ A flat fee a month. ¦ A [**flat** fee](/) a month. ¦ 6:16  items[0].answer: found "**flat**" – write the words alone, or a link as [words](/privacy-policy); HTML and other Markdown do not work here
a link with a space in it ¦ closing.yaml ¦ your ZIP ¦ [your] (https://a.example) ZIP ¦ 2:17  text: found "[your] (https://a.example)" – write the words alone; HTML, Markdown and lists do not work here
a date too far ahead ¦ rules.md ¦ "2026-01-31" ¦ 2062-06-10 ¦ 6:16  effectiveDate: expected a day from 2000-01-01 to 
a Cyrillic letter in a document ¦ rules.md ¦ names ¦ nаmes ¦ 9:9  found "nаmes" – "а" is a letter of another alphabet; type the English letter in its place
a link to a document's file ¦ rules.md ¦ [us](/) ¦ [us](terms-and-rules.md) ¦ 13:5  the link "terms-and-rules.md" has no target – write one of /, 
a heading without a space ¦ rules.md ¦ ## Rules ¦ ##Rules ¦ 11:1  found "##Rules" – the page would show this as it is; compare it with the examples of Markdown in content/README.md, or write \ before the sign
a line indented one space too far ¦ faq.yaml ¦     icon: ¦      icon: ¦ 5:6  this line is not aligned with the lines it belongs to – start it with the same number of spaces; or if it goes on with the text above, put the whole text between two " marks
a field that the text above it swallows ¦ faq.yaml ¦ question: What does it cost?⏎    icon: price ¦ question: >-⏎      What does it cost?⏎      icon: price ¦ 6:7  items[0].icon: "icon:" is a part of the text above it here – start its line with as many spaces as the other fields
an item whose first line became a remark ¦ pricing.yaml ¦   - slug: loudspeaker ¦   # - slug: loudspeaker ¦ 13:5  this field appears twice – keep one and delete the other, or put back the dash that starts its item
a dash without a space ¦ faq.yaml ¦ - slug: cost ¦ -slug: cost ¦ 3:10  a dash without a space after it – write a space
a remark as HTML has it ¦ closing.yaml ¦ text: ¦ <!-- a remark -->⏎text: ¦ 2:1  a remark starts with # in this file – write # in place of <!--, and delete the -->
millions in words ¦ cities.yaml ¦ 710000 ¦ 2.7 million ¦ 15:44  cities[8].population: expected a whole number above zero, found "2.7 million" – write a number such as 2700000
an item of a list too far to the right ¦ pricing.yaml ¦ points: [Paid calls] ¦ points:⏎      - Paid calls⏎        - Texts ¦ 19:9  this line is not aligned
a rate in place of a price ¦ pricing.yaml ¦ 199 ¦ $299/month ¦ 15:19  plans[1].monthlyPrice: expected a whole number of dollars above zero, found "$299/month" – write a number such as 299
a reference in two pairs of braces ¦ rules.md ¦ names. ¦ {{site.brand.name}}. ¦ 9:9  found "{{site.brand.name}}" – the page would show this as it is; write one of these: {third-parties}, {accessibility}
a reference without its second brace ¦ closing.yaml ¦ your ZIP code. ¦ {pricing. a month. ¦ 2:17  text: found "{pricing." – a brace without its partner; write a name between { and }, as in {site.brand.name}
a reference without its first brace ¦ closing.yaml ¦ your ZIP code. ¦ pricing.plans.signpost.monthlyPrice} a month. ¦ 2:17  text: found "pricing.plans.signpost.monthlyPrice}" – a brace without its partner; write a name between { and }, as in {site.brand.name}
a reference without braces ¦ closing.yaml ¦ your ZIP code. ¦ pricing.plans.signpost.monthlyPrice a month. ¦ 2:17  text: found "pricing.plans.signpost.monthlyPrice", the name of a field – write {pricing.plans.signpost.monthlyPrice}
a reference in a document without its second brace ¦ rules.md ¦ names. ¦ names of {site.supportEmail for you. ¦ 9:18  found "{site.supportEmail" – a brace without its partner; write a name between { and }, as in {site.brand.name}
an address in a document without its braces ¦ rules.md ¦ names. ¦ names of site.supportEmail. ¦ 9:18  found "site.supportEmail", the name of a field – write {site.supportEmail}
letters that were garbled ¦ closing.yaml ¦ Ask about ¦ Itâ€™s about ¦ 2:9  text: found "â€™s about your ZIP code." – this was garbled when it was pasted; type it again
a sign of Word's own ¦ closing.yaml ¦ Ask about ¦  Ask about ¦ 2:7  text: found " Ask about your ZIP code." – this was garbled when it was pasted; type it again
a mark of a chat program ¦ rules.md ¦ names. ¦ names :contentReference[oaicite:0]{index=0} ¦ 9:15  found ":contentReference[oaicite:0]{index=0}" – this was garbled when it was pasted; type it again
a character that could not be read ¦ rules.md ¦ names. ¦ n�mes. ¦ 9:10  found "�mes." – this was garbled when it was pasted; type it again
cells of a table ¦ closing.yaml ¦ Ask about your ZIP code. ¦ "Plan⇥Price⇥Calls" ¦ 2:8  text: found "Plan Price C" – write the words alone; HTML, Markdown and lists do not work here
a city of no ZIP code ¦ cities.yaml ¦ Denver ¦ Denvr ¦ 15:13  cities[8].city: no ZIP code is in "Denvr, CO" – did you mean "Denver"?
`;

/** One for each line of a table. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) =>
      line.replaceAll("⏎", "\n").replaceAll("⇥", "\t").split(/ ?¦ ?/),
    ) as [
    what: string,
    file: string,
    words: string,
    instead: string,
    said: string,
  ][];

test.each(rowsOf(mistakes))(
  "an editor reads what to do about %s",
  (_, file, words, instead, said) => {
    const text = files[file] ?? "";
    const changed = text.replace(words, () => instead);
    expect(changed).not.toBe(text);
    const report = reported({ [file]: changed });
    expect(report.slice(0, `content/${file}:${said}`.length)).toBe(
      `content/${file}:${said}`,
    );
    expect(report.split("\n")).toHaveLength(said.split("\n").length);
  },
);

test.each([
  "Q&As; and more",
  '"# of calls you get"',
  "<three calls a day?",
  "fewer than <three, and >two",
  "$5* a call, 5 * 3, a_file_name, [sic], 24/7 and a/b",
  "resumé, naïve, 10 µm, µΩ, Иван and Ω",
  "Save 15%*, switch and get a $25 gift card**",
  "Save 15%*, and keep it*.",
  "A. Smith, e.g. B. Jones, site.com and v1.2.3",
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

test.each([
  ["supportEmail", "suppоrt@agency.example", "suppоrt"],
  ["url", "https://аgency.example", "аgency"],
])("of the setting %s, %s is refused", (field, written, words) => {
  const { problems } = contentWith({
    "site.yaml": (file) => file.set(field, written),
  });
  expect(
    problems.map((problem) => [problem.field, problem.message]),
  ).toContainEqual([
    field,
    expect.stringMatching(`^found "${words}" – .* another alphabet`),
  ]);
});

test("a payment link taken out is told where its company is named", () => {
  const site = textOf("site.yaml").replace(/^(paymentLink:).*/m, "$1");
  const { problems } = contentWith({ "site.yaml": site });
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/third-parties.yaml: {site.paymentLink} has no value – remove the item or the words that mention it, or write "paymentLink:" in content/site.yaml',
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
    "closing.yaml": `heading: A\nbutton: ${"a".repeat(51)}\n`,
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
