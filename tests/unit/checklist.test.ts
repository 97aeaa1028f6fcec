import { checklist } from "../../tools/review/checklist";
import { compare } from "../../tools/review/compare";
import { rights, rightsSection } from "../../tools/review/rights";
import { page, picture, section } from "../support/review";

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
  const quotes = [{ route: "/", section: "faq", when: "now", text: line }];
  expect(checks).toEqual([
    { claim: expect.stringMatching(`^${start}`), quotes },
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

test("a right of another company asks for a check, whether it is new or gone", () => {
  const may = (policy: string) =>
    page(rightsSection, rights("allow-scripts", policy).join("\n"));
  const more = "connect-src 'self' https://count.example";
  const checks = (before: string, after: string) =>
    checklist(compare(may(before), may(after)));
  expect(checks("", more)).toMatchObject([
    {
      claim: expect.stringMatching("^What other companies’ code may do"),
      quotes: [
        { text: "connect-src: 'self'" },
        { when: "now", text: "connect-src: https://count.example" },
      ],
    },
  ]);
  expect(checks(more, "")).toHaveLength(1);
});

test("the hash of a script that the build has changed is no right", () => {
  const policy = (hash: string) =>
    `default-src 'self';script-src 'sha256-${hash}';object-src 'none'`;
  expect(rights("allow-scripts allow-forms", policy("abc"))).toEqual([
    "the form’s frame: allow-scripts",
    "the form’s frame: allow-forms",
    "default-src: 'self'",
    "object-src: 'none'",
  ]);
});

test("nothing is to be checked when only looks or harmless words changed", () => {
  const words = (age: string) =>
    page("faq", `It costs $299. Insurance for 3 months. ${age} calls a month.`);
  const looks = (look: string) =>
    page("testimonials", "Same.", { 390: picture(look) });
  const changes = [
    ...compare(words("Old"), words("New")),
    ...compare(looks("a"), looks("b")),
  ];
  expect(changes).toHaveLength(2);
  expect(checklist(changes)).toEqual([]);
});
