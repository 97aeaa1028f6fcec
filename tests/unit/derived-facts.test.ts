import { contentWith } from "../support/content-copy";

/** Reads the timeline with these stages. */
function timeline(...stages: object[]) {
  const { content, problems } = contentWith({
    "timeline.yaml": (file) =>
      file.set(
        "stages",
        stages.map((stage, index) => ({
          ...{ slug: `stage-${index}`, heading: "H", text: "T", ...stage },
        })),
      ),
  });
  return {
    times: content?.timeline.stages.map(({ when }) => when),
    said: problems.map(({ field, message }) => `${field}: ${message}`),
  };
}

/** Reads the table with tiers of these bounds, and some that say their population. */
function tiers(...bounds: (number | [from: number, population: string])[]) {
  const { content, problems } = contentWith({
    "map-pack.yaml": (file) => {
      const range = () => ({ low: 1, high: 2 });
      file.set(
        "tiers",
        bounds.map((bound) => {
          const [from, population] = [bound].flat();
          return {
            ...{ slug: `from-${from}`, tier: "T", from, population },
            ...{ top3: range(), fourToTen: range(), notRanked: range() },
          };
        }),
      );
    },
  });
  return {
    populations: content?.mapPack.tiers.map(({ population }) => population),
    said: problems.map(({ field, message }) => `${field}: ${message}`),
  };
}

test("a stage's time is said by its weeks or months", () => {
  const { times } = timeline(
    { weeks: { low: 1, high: 1 } },
    { weeks: { low: 1, high: 2 } },
    { months: { low: 2, high: 3 } },
    { months: { low: 3, high: 3, andMore: true } },
    { months: { low: 4, high: 4 } },
  );
  expect(times).toEqual([
    ...[
      "In week 1",
      "In weeks 1–2",
      "In months 2–3",
      "In months 3+",
      "In month 4",
    ],
  ]);
});

test.each<[stages: object[], said: string]>([
  [
    [{}],
    'stages[0].weeks: expected weeks or months, found neither – add a line such as "weeks: { low: 1, high: 2 }"',
  ],
  [
    [{ weeks: { low: 5, high: 9 }, months: { low: 2, high: 3 } }],
    "stages[0].weeks: expected weeks or months, found both – remove one of the two",
  ],
  [
    [{ weeks: { low: 0, high: 2 } }],
    "stages[0].weeks: expected a first number of at least 1, found 0 – the first week is week 1",
  ],
  [
    [{ weeks: { low: 6, high: 8 } }, { months: { low: 2, high: 3 } }],
    "stages[1].months: this stage comes before the one above it – put the stages in chronological order",
  ],
  [
    [{ weeks: { low: 1, high: 4 } }, { weeks: { low: 1, high: 2 } }],
    "stages[1].weeks: this stage comes before the one above it – put the stages in chronological order",
  ],
  [
    [{ weeks: { low: 1, high: 2 }, when: "In weeks 1–3" }],
    'stages[0].when: expected "In weeks 1–2", because of the weeks of this stage, found "In weeks 1–3" – remove the line, and the site writes it',
  ],
])("stages of %j are a mistake", (stages, said) => {
  expect(timeline(...stages).said).toEqual([said]);
});

test("a tier's population is said by its own bound and the one above", () => {
  expect(tiers(1_500_000, 1_000_000, 250_000, 0).populations).toEqual([
    ...["1.5M and more", "1M to 1.49M", "250k to 999k", "fewer than 250k"],
  ]);
});

test("a population that differs from the bounds is a mistake", () => {
  expect(tiers(1_000_000, [250_000, "250k–1M"], 0).said).toEqual([
    'tiers[1].population: expected "250k to 999k", because of the numbers of the tiers, found "250k–1M" – remove the line, and the site writes it',
  ]);
});
