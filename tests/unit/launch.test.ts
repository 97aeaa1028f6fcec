import type { Document } from "yaml";
import { launchReport, mergeProblems } from "../../pipeline/launch";
import type { Content } from "../../pipeline/sections";
import { contentWith, secondPolicy, textOf } from "../support/content-copy";

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

test("of the launched site, nothing but its test addresses and its test numbers is listed", () => {
  const lines = listed({}).map((line) =>
    line.replace(/:\d+ (.*): "(.*)" is (?:a test|text of) .*$/, " $1 $2"),
  );
  expect(lines).toEqual([
    "faq.yaml items[0].answer https://maps.example/search_(here",
    "form.yaml whoAnswers.phone 555-0142",
    "form.yaml whoAnswers.booking.url https://calendar.example/robin",
    "site.yaml url https://www.fictional-phones.example",
    "site.yaml redirects[2].to https://videos.example/fictional-phone…",
    "site.yaml footer.links[0].url https://maps.example/fictional-phones",
    "site.yaml footer.links[1].url https://videos.example/fictional-phones",
    "site.yaml supportEmail hello@fictional-phones.example",
    "site.yaml phone 555-0190",
    "site.yaml form.snippet https://forms.example/embed/form/Kx81bTq",
    "site.yaml measurement https://count.example/api/event",
    "site.yaml paymentLink https://pay.example/fictional-phones",
    "testimonials.yaml checks.items[0].url https://maps.example/search",
    "third-parties.yaml parties[0].policy https://count.example/privacy",
    "third-parties.yaml parties[1].policy https://forms.example/privacy",
    "third-parties.yaml parties[2].policy https://pay.example/privacy",
    "third-parties.yaml parties[3].policy https://calendar.example/privacy",
    "terms-of-service.md  https://www.fictional-phones.example",
  ]);
});

test("a placeholder is listed with its place and what is wanted", () => {
  const closing = textOf("closing.yaml").replace(
    /^heading: .*/,
    "$& # placeholder: the real one",
  );
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
  const site = textOf("site.yaml").replace(
    /^supportEmail: .*/m,
    "$& # placeholder: the real one",
  );
  expect(
    listed({ "site.yaml": site }).filter((line) =>
      line.includes(" supportEmail: "),
    ),
  ).toEqual([expect.stringContaining("placeholder – the real one")]);
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

test("a draft in square brackets is listed, also when its remark is gone", () => {
  const draft = "[Who counted this, and where it can be read]";
  const lines = listed({
    "pain-points.yaml": (file) => file.setIn(["claim", "source"], draft),
    "rules.md": withLine(draft),
  });
  for (const place of [/^pain-points.yaml:\d+ claim.source/, /^rules.md:\d+ /])
    expect(lines).toContainEqual(
      expect.stringMatching(
        new RegExp(`${place.source}.*is text of a template or a draft`),
      ),
    );
});

test.each([["paymentLink", "https://buy.pay.com/test_9AQ4", "is a test link"]])(
  "a test value in %s is listed",
  (field, value, said) => {
    const path = field.split(".");
    const site = (file: Document) => {
      // Its comment says that it is a placeholder.
      file.deleteIn(path);
      file.setIn(path, value);
    };
    expect(listed({ "site.yaml": site })).toContainEqual(
      expect.stringMatching(`^site.yaml:\\d+ ${field}: .*${said}`),
    );
  },
);

test("a remark above a quote that a release leaves out does not stop it", () => {
  const testimonials = textOf("testimonials.yaml").replace(
    /^ *- slug: kim/m,
    "  # placeholder: ask Kim\n$&",
  );
  expect(testimonials).toContain("ask Kim");
  expect(
    listed({ "testimonials.yaml": testimonials }).join("\n"),
  ).not.toContain("ask Kim");
});

test.each([
  ["form.yaml", ["whoAnswers"], "robin.png"],
  ["testimonials.yaml", ["items", 0], "alex.png"],
])("a portrait without permission in %s is listed", (name, place, picture) => {
  const lines = listed({
    [name]: (file) => file.deleteIn([...place, "portrait", "permission"]),
  });
  expect(lines).toContainEqual(
    expect.stringContaining(
      `${picture} shows a person – ask for the permission`,
    ),
  );
});

test("a payment link needs terms of service", () => {
  const loaded = contentWith({});
  const { documents = [], ...content } = loaded.content ?? {};
  const issues = (kept: typeof documents) =>
    launchReport({
      ...loaded,
      content: { ...content, documents: kept } as Content,
    }).issues.map(({ file, message }) => `${file}: ${message}`);
  const asked = expect.stringMatching(
    /^content\/terms-of-service.md: a payment that renews/,
  );
  expect(issues(documents)).not.toContainEqual(asked);
  expect(
    issues(documents.filter(({ slug }) => slug !== "terms-of-service")),
  ).toContainEqual(asked);
});

test("quotes that nobody has verified are listed apart, and stop no release", () => {
  const loaded = contentWith({
    "testimonials.yaml": textOf("testimonials.yaml").replace(
      /^ +quote: .*(Kim|Lee|buying).*/gm,
      "$& # placeholder: the words of $1",
    ),
  });
  const { issues, unverifiedQuotes } = launchReport(loaded);
  expect(unverifiedQuotes.map(({ message }) => message)).toEqual([
    "not verified, or without the client's permission: Kim Imagined",
    "not verified, or without the client's permission: Lee Supposed",
  ]);
  expect(
    issues
      .filter(({ file }) => file === "content/testimonials.yaml")
      .filter(({ field }) => field.startsWith("items"))
      .map(({ field, message }) => `${field}: ${message}`),
  ).toEqual(["items[1].quote: placeholder – the words of buying"]);
});

test.each([
  ["https://www.agency.com", true],
  ["https://agency.example", false],
  ["https://www.example.com", false],
])("at %s, a pull request has to keep the launch rules: %s", (url, isLive) => {
  const loaded = contentWith({
    "site.yaml": (file) => file.set("url", url),
    "form.yaml": (file) =>
      file.deleteIn(["whoAnswers", "portrait", "permission"]),
  });
  const { issues } = launchReport(loaded);
  expect(issues.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^robin.png shows a person/),
  );
  expect(mergeProblems(loaded)).toEqual(isLive ? issues : []);
});

test("a pull request with a mistake is told of the mistake", () => {
  const loaded = contentWith({ "closing.yaml": "heading: A\ntext: B\n" });
  expect(mergeProblems(loaded).map(({ field }) => field)).toEqual(["button"]);
});
