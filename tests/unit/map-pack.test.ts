import { contentWith } from "../support/content-copy";

test("a tier's population is said by its own bound and the one above", () => {
  const range = () => ({ low: 1, high: 2 });
  const { content } = contentWith({
    "map-pack.yaml": (file) =>
      file.set(
        "tiers",
        [1_500_000, 1_000_000, 250_000, 0].map((from) => ({
          ...{ slug: `from-${from}`, tier: "T", from },
          ...{ top3: range(), fourToTen: range(), notRanked: range() },
        })),
      ),
  });
  expect(content?.mapPack.tiers.map(({ population }) => population)).toEqual([
    ...["1.5M and more", "1M to 1.49M", "250k to 999k", "fewer than 250k"],
  ]);
});
