import { checklist } from "../../tools/review/checklist";
import { compare, markWords } from "../../tools/review/compare";
import { page, picture, section } from "../support/review";

test("a site that stays as it is has no changes", () => {
  const site = { "/": { hero: section("Calls.", { 390: picture("a") }) } };
  expect(compare(site, structuredClone(site))).toEqual([]);
});

test("of a paragraph only the changed sentence is shown, between its neighbours", () => {
  const before = "One. Two. Three. It rings. Four. Five. Six.";
  const after = "One. Two. Three. It  never\u00a0rings. Four. Five. Six.";
  expect(hunks(before, after)).toEqual([
    [" Two.", " Three.", "-It rings.", "+It never rings.", " Four.", " Five."],
  ]);
});

test("a sentence ends at its full stop, and not at that of an abbreviation", () => {
  expect(
    hunks("", "The U.S. Census says “Yes.” It is so! And 1.5 more?"),
  ).toEqual([["+The U.S. Census says “Yes.”", "+It is so!", "+And 1.5 more?"]]);
});

test("changes far from each other are shown apart", () => {
  const rest = "One. Two. Three. Four. Five.";
  expect(hunks(`Here. ${rest} There.`, `Now. ${rest} Then.`)).toHaveLength(2);
});

test("pages and sections that appeared or disappeared are told", () => {
  const before = { "/": { hero: section("A"), faq: section("B") }, "/old": {} };
  const after = { "/": { hero: section("A"), pricing: section("C") } };
  const changes = compare(
    { ...before, "/old": { main: section("O") } },
    { ...after, "/new": { main: section("N") } },
  );
  expect(
    changes.map(({ route, kind, sections }) => [
      route,
      kind,
      sections.map(({ name, kind, hunks }) => [name, kind, ...hunks.flat()]),
    ]),
  ).toEqual([
    [
      "/",
      "changed",
      [
        ["pricing", "new", "+C"],
        ["faq", "gone", "-B"],
      ],
    ],
    ["/new", "new", [["main", "new", "+N"]]],
    ["/old", "gone", [["main", "gone", "-O"]]],
  ]);
});

test("a section with the same words and another picture looks changed at that width", () => {
  const before = { 390: picture("a"), 1280: picture("b") };
  const after = { 390: picture("a"), 1280: picture("c") };
  const [change] = compare(
    page("hero", "Calls.", before),
    page("hero", "Calls.", after),
  );
  expect(change?.sections).toMatchObject([{ hunks: [], looks: [1280] }]);
  expect(change?.sections[0]?.pictures).toEqual([
    { width: 390, before: before[390], after: after[390] },
    { width: 1280, before: before[1280], after: after[1280] },
  ]);
});

test("in a sentence the changed words are marked, a price with its sign", () => {
  const [paragraph] = markWords([
    "-It is $299 a month.",
    "+It is $349 a month.",
  ]);
  expect(paragraph).toEqual([
    { kind: "same", text: "It is " },
    { kind: "gone", text: "$299 " },
    { kind: "new", text: "$349 " },
    { kind: "same", text: "a month." },
  ]);
});

test("a sentence that was written anew is marked as a whole", () => {
  expect(
    markWords([" Stays.", "-You pay for the work.", "+Calls are the thing."]),
  ).toEqual([
    [{ kind: "same", text: "Stays." }],
    [{ kind: "gone", text: "You pay for the work." }],
    [{ kind: "new", text: "Calls are the thing." }],
  ]);
});

test.each([
  ["$1,299", "Prices"],
  ["/month plus ad budget", "Prices"],
  ["a month, flat", "Prices"],
  ["Up to 40 % more", "Percentages"],
  ["40 percent more", "Percentages"],
  ["We guarantee calls", "Guarantees"],
  ["Money-back for all", "Guarantees"],
  ["We promise it", "Guarantees"],
  ["This ensures growth", "Guarantees"],
  ["Try it risk-free", "Guarantees"],
])("a new line “%s” asks for a check: %s", (line, start) => {
  const checks = checklist(compare(page("faq", ""), page("faq", line)));
  expect(checks.map(({ claim }) => claim)).toEqual([
    expect.stringMatching(`^${start}`),
  ]);
  expect(checks[0]?.quotes).toEqual([
    { route: "/", section: "faq", when: "now", text: line },
  ]);
});

test("a warning that disappears asks for a check", () => {
  const gone = compare(page("faq", "No guarantees."), page("faq", ""));
  expect(checklist(gone)).toMatchObject([
    { quotes: [{ when: "before", text: "No guarantees." }] },
  ]);
});

test("words of testimonials and of the privacy policy ask for a check, whatever they say", () => {
  const words = (text: string) => ({
    "/": { testimonials: section(text) },
    "/privacy-policy": { main: section(text) },
  });
  const checks = checklist(compare(words("Old."), words("New.")));
  expect(checks.map(({ claim }) => claim)).toEqual([
    expect.stringMatching("^Testimonials"),
    expect.stringMatching("^The privacy policy"),
  ]);
});

test("nothing is to be checked when only looks or harmless words changed", () => {
  const before = "It costs $299. Insurance for 3 months. Old calls a month.";
  const after = "It costs $299. Insurance for 3 months. New calls a month.";
  const words = compare(page("faq", before), page("faq", after));
  const looks = compare(
    page("testimonials", "Same.", { 390: picture("a") }),
    page("testimonials", "Same.", { 390: picture("b") }),
  );
  expect([words.length, looks.length]).toEqual([1, 1]);
  expect(checklist([...words, ...looks])).toEqual([]);
});

function hunks(before: string, after: string) {
  const [change] = compare(page("faq", before), page("faq", after));
  return change?.sections[0]?.hunks;
}
