import type { Document } from "yaml";
import { launchReport } from "../../pipeline/content/launch-rules";
import {
  contentWith,
  secondPolicy,
  snippetOf,
  textOf,
} from "../support/content-copy";

type Changes = Parameters<typeof contentWith>[0];

/** What the gate lists, by file, line and field. */
function listed(changes: Changes): string[] {
  const loaded = contentWith(changes);
  expect(loaded.problems).toEqual([]);
  return launchReport(loaded).issues.map(
    ({ file, line, field, message }) =>
      `${file.replace("content/", "")}:${line} ${field}: ${message}`,
  );
}

const withLine = (line: string) => secondPolicy(`\n${line}\n`);
const lastLine = secondPolicy("").split("\n").length + 1;

test("a placeholder is listed with its place and what is wanted", () => {
  const closing =
    "heading: A # placeholder: the real one\ntext: B\nbutton: C\n";
  expect(listed({ "closing.yaml": closing })).toContain(
    "closing.yaml:1 heading: placeholder – the real one",
  );
});

test("a placeholder in a document's text is listed, and is no mistake", () => {
  const line = "<!-- placeholder: the words of a lawyer -->";
  expect(listed({ "rules.md": withLine(line) })).toContain(
    `rules.md:${lastLine} : placeholder – the words of a lawyer`,
  );
});

test("every field is listed once, its placeholder first", () => {
  const fields = listed({})
    .map((line) => line.split(": ")[0])
    .filter((place) => !place?.endsWith(" "));
  expect(fields).toEqual([...new Set(fields)]);
});

test.each([
  "help@agency.example",
  "https://www.example.com/a",
  "www.example.org",
  "http://localhost:9000",
  "HELP@AGENCY.TEST",
])("%s is listed in a document and in a field", (address) => {
  const said = `"${address}" is a test address`;
  const lines = listed({
    "rules.md": withLine(`Write to ${address}, please.`),
    "closing.yaml": (file) => file.set("text", `Write to ${address}, please.`),
  });
  expect(lines).toContain(`rules.md:${lastLine} : ${said}`);
  expect(lines).toContainEqual(
    expect.stringMatching(/^closing\.yaml:\d+ text: /),
  );
});

test.each([
  "test",
  "example",
  "Test this for example.",
  "ask@myexample.com",
  "https://test.com",
  "latest.example.community",
])("%j is not a test address", (text) => {
  const before = listed({ "rules.md": withLine("None.") });
  const after = listed({
    "closing.yaml": (file) => file.set("button", text),
    "rules.md": withLine(text),
  });
  expect(after).toEqual(before);
});

test.each([
  [
    "form.snippet",
    snippetOf("https://forms.com/form/sample-form").replace(".example", ".com"),
    "looks like the id of a test form",
  ],
  ["paymentLink", "https://buy.pay.com/test_9AQ4", "is a test link"],
])("a test value in %s is listed", (field, value, said) => {
  const path = field.split(".");
  const site = (file: Document) => {
    // Its comment says that it is a placeholder.
    file.deleteIn(path);
    file.setIn(path, value);
  };
  expect(listed({ "site.yaml": site })).toContainEqual(
    expect.stringMatching(`^site.yaml:\\d+ ${field}: .*${said}`),
  );
});

test("a portrait without permission is listed", () => {
  const portrait = { file: "jo.png", alt: "Jo at a desk" };
  const loaded = contentWith({});
  const { content } = loaded;
  if (!content) throw new Error("no content");
  const form = { ...content.form, whoAnswers: { portrait } };
  const { issues } = launchReport({ ...loaded, content: { ...content, form } });
  expect(issues.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^jo\.png shows a person – ask for the permission/),
  );
});

test.each([
  ["This site runs no analytics.", true],
  ["We do not use any analytics here.", true],
  ["It works without cookies or analytics.", true],
  ["It counts visits without cookies, in Plausible Analytics.", false],
])("with measurement on, %j is denied analytics: %s", (policy, isListed) => {
  const lines = listed({
    "site.yaml": (file) =>
      file.set("measurement", `${String(file.get("url"))}/api/event`),
    "rules.md": withLine(policy),
  }).filter((line) => line.startsWith("rules.md"));
  expect(lines).toEqual(
    isListed ? [expect.stringContaining("not true any more")] : [],
  );
});

test("a payment link needs terms of service", () => {
  const isAsked = (terms: string | null) =>
    listed({ "terms-of-service.md": terms }).some((line) =>
      /^terms-of-service.md:1 : a payment that renews/.test(line),
    );
  expect(isAsked(null)).toBe(true);
  expect(isAsked(secondPolicy())).toBe(false);
});

test("quotes that nobody has verified are listed apart, and stop no release", () => {
  const quote = (slug: string, verified: boolean) => `
  - slug: ${slug}
    quote: It rings. # placeholder: the words of ${slug}
    author: ${slug}
    title: Agent, Reno
    initials: J
    verified: ${verified}
    permission: true
    rating: 5`;
  const items = `items:${quote("jo", false)}${quote("al", true)}\n`;
  const text = textOf("testimonials.yaml").replace(/^items:[^]*/m, items);
  const loaded = contentWith({ "testimonials.yaml": text });
  const { issues, unverifiedQuotes } = launchReport(loaded);
  expect(unverifiedQuotes.map(({ field }) => field)).toEqual(["items[0]"]);
  expect(
    issues
      .filter(({ file }) => file === "content/testimonials.yaml")
      .map(({ field, message }) => `${field}: ${message}`),
  ).toEqual(["items[1].quote: placeholder – the words of al"]);
});
