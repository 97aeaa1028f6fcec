import { compare } from "../../tools/review/compare";
import { page, picture, section } from "../support/review";

function hunks(before: string, after: string) {
  const [change] = compare(page("faq", before), page("faq", after));
  return change?.sections[0]?.hunks;
}

test("a site that stays as it is has no changes", () => {
  const site = { "/": { hero: section("Calls.", { 390: picture("a") }) } };
  expect(compare(site, structuredClone(site))).toEqual([]);
});

test.each([
  [
    "only the changed sentence, between its neighbors",
    "One. Two. Three. It rings. Four. Five. Six.",
    "One. Two. Three. It  never\u00a0rings. Four. Five. Six.",
    [
      [
        " Two.",
        " Three.",
        "-It rings.",
        "+It never rings.",
        " Four.",
        " Five.",
      ],
    ],
  ],
  [
    "sentences that end at a full stop, and not at that of an abbreviation",
    "",
    "The U.S. Census says “Yes.” It is so! And 1.5 more?",
    [["+The U.S. Census says “Yes.”", "+It is so!", "+And 1.5 more?"]],
  ],
])("of a paragraph the review shows %s", (_, before, after, shown) => {
  expect(hunks(before, after)).toEqual(shown);
});

test("changes far from each other are shown apart", () => {
  const rest = "One. Two. Three. Four. Five.";
  expect(hunks(`Here. ${rest} There.`, `Now. ${rest} Then.`)).toHaveLength(2);
});

test("pages and sections that appeared or disappeared are told", () => {
  const changes = compare(
    {
      "/": { hero: section("A"), faq: section("B") },
      "/old": { main: section("O") },
    },
    {
      "/": { hero: section("A"), pricing: section("C") },
      "/new": { main: section("N") },
    },
  );
  expect(
    changes.map(({ route, kind, sections }) => [
      ...[route, kind],
      ...sections.map(({ name, kind, hunks }) => [name, kind, ...hunks.flat()]),
    ]),
  ).toEqual([
    ["/", "changed", ["pricing", "new", "+C"], ["faq", "gone", "-B"]],
    ["/new", "new", ["main", "new", "+N"]],
    ["/old", "gone", ["main", "gone", "-O"]],
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
