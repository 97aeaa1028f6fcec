import type { Document } from "yaml";
import { launchIssues } from "../../pipeline/content/launch-rules";
import { contentWith } from "../support/content-copy";

type Changes = Parameters<typeof contentWith>[0];

/** The fields of a file that keep it from going live, with the reasons. */
function unreadyIn(file: string, changes: Changes) {
  return launchIssues(contentWith(changes))
    .filter((problem) => problem.file === `content/${file}`)
    .map(({ field, message }) => `${field}: ${message}`);
}

const set =
  (...pairs: [(string | number)[], unknown][]) =>
  (document: Document) =>
    pairs.forEach(([path, value]) => document.setIn(path, value));

test("a placeholder is listed with its place and what is wanted", () => {
  const { placeOf, ...loaded } = contentWith({
    "closing.yaml":
      "heading: Talk to us # placeholder: the real heading\ntext: B\nbutton: C\n",
  });
  expect(launchIssues(loaded)).toContainEqual({
    file: "content/closing.yaml",
    ...placeOf("closing.yaml", "Talk"),
    field: "heading",
    message: "placeholder – the real heading",
  });
});

test("a testimonial is ready once it is checked, permitted and its relationship is said", () => {
  const about = (more: object) => ({
    "testimonials.yaml": set(
      [["shown"], true],
      [
        ["items"],
        [
          {
            ...{ slug: "a", quote: "Good.", author: "A", title: "B" },
            ...{ initials: "AB", rating: 5, verified: true, permission: true },
            relationship: "Client since 2026",
            ...more,
          },
        ],
      ],
    ),
  });
  const file = "testimonials.yaml";
  expect(unreadyIn(file, about({}))).toEqual([]);
  expect(unreadyIn(file, about({ verified: false }))).toHaveLength(1);
  expect(unreadyIn(file, about({ permission: false }))).toHaveLength(1);
  expect(unreadyIn(file, about({ relationship: undefined }))).toHaveLength(1);
});

test("testimonials that are not shown need no check", () => {
  const hidden = { "testimonials.yaml": set([["shown"], false]) };
  expect(
    unreadyIn("testimonials.yaml", hidden).filter(
      (line) =>
        /verified|permission|relationship/.test(line) &&
        !line.includes("placeholder"),
    ),
  ).toEqual([]);
});

test.each([
  ["pain-points.yaml", "claim"],
  ["map-pack.yaml", "callVolumes"],
  ["timeline.yaml", "claims"],
])("the figures of %s are ready once source and day are known", (file, key) => {
  const evidence = (source: string | null, asOf: string | null) => ({
    [file]: set(
      [["shown"], true],
      [[key, "source"], source],
      [[key, "asOf"], asOf],
    ),
  });
  const fields = [`${key}.source`, `${key}.asOf`];
  const isFigure = (line: string) =>
    fields.some((field) => line.startsWith(`${field}: a figure`));
  const listed = (changes: Changes) =>
    unreadyIn(file, changes).filter(isFigure);
  expect(listed(evidence(null, null))).toHaveLength(2);
  expect(listed(evidence("Our own count", "2026-01-31"))).toEqual([]);
});

test("timing claims that pull apart are listed until the owner settles them", () => {
  const claims = (months: object, settled: boolean) =>
    unreadyIn("timeline.yaml", {
      "timeline.yaml": set(
        [["shown"], true],
        [["claims", "improvementDays"], { low: 60, high: 90 }],
        [["claims", "typicalMonths"], months],
        [["claims", "settled"], settled],
      ),
    }).filter((line) => line.includes("improvement is claimed"));
  expect(claims({ low: 3, high: 6 }, false)).toHaveLength(1);
  expect(claims({ low: 3, high: 6 }, true)).toEqual([]);
  expect(claims({ low: 2, high: 3 }, false)).toEqual([]);
});

test("a first movement that comes after the improvement is listed, settled or not", () => {
  const late = set(
    [["shown"], true],
    [["claims", "movementWeeks"], { low: 20, high: 30 }],
    [["claims", "settled"], true],
  );
  expect(unreadyIn("timeline.yaml", { "timeline.yaml": late })).toContainEqual(
    expect.stringContaining("comes later than the improvement"),
  );
});

test.each([
  [["url"], "https://townline.test"],
  [["supportEmail"], "support@agency.example"],
  [["form", "formId"], "test-form-1"],
  [["paymentLink"], "https://buy.pay.com/test_9AQ4"],
])("a test value in site.yaml is listed: %j", (path, value) => {
  const lines = unreadyIn("site.yaml", { "site.yaml": set([path, value]) });
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`^${path.join("\\.")}: .*test`)),
  );
});

test("a policy of more than 12 months is listed, and one of today is not", () => {
  const today = new Date().toISOString().slice(0, 10);
  const lines = (changes: Changes) =>
    unreadyIn("privacy-policy.md", changes).filter((line) =>
      line.includes("12 months"),
    );
  const dated = (date: string) => ({
    "privacy-policy.md": contentWith({})
      .files.find(({ file }) => file.endsWith("privacy-policy.md"))!
      .text.replace(/^effectiveDate: .*$/m, `effectiveDate: "${date}"`),
  });
  expect(lines(dated("2020-01-01"))).toHaveLength(1);
  expect(lines(dated(today))).toEqual([]);
});

test("every place is named once", () => {
  const lines = launchIssues(contentWith({})).map(
    ({ file, field }) => `${file} ${field}`,
  );
  expect(lines).toEqual([...new Set(lines)]);
});
