import { contentWith, secondPolicy, textOf } from "../support/content-copy";

const wholeFile = { line: 1, column: 1, field: "" };

test("content with a mistake is withheld", () => {
  expect(contentWith({}).content).toBeDefined();
  expect(contentWith({ "faq.yaml": null }).content).toBeUndefined();
});

test.each(["faq.yaml", "how-it-works.yaml", "privacy-policy.md"])(
  "a missing %s is to be put back",
  (name) => {
    expect(contentWith({ [name]: null }).problems).toEqual([
      {
        ...{ ...wholeFile, file: `content/${name}` },
        message: "the file is missing – put it back under exactly this name",
      },
    ]);
  },
);

test.each([
  ["prices.yaml", "did you mean pricing.yaml?"],
  ["Refund policy.txt", "remove it, or name it refund-policy.md if it is a"],
])("the site does not use %s", (name, said) => {
  const { problems } = contentWith({
    [name]: "A: B\n",
    "README.md": "# Hello",
  });
  expect(problems).toEqual([
    {
      ...{ ...wholeFile, file: `content/${name}` },
      message: expect.stringContaining(
        `the site does not use this file – ${said}`,
      ),
    },
  ]);
});

test("an empty policy needs its settings, as the guide shows them", () => {
  const { problems } = contentWith({ "privacy-policy.md": "" });
  expect(problems.map(({ message }) => message)).toEqual([
    "expected the page's settings between two lines of --- at the top – content/README.md shows them",
  ]);
});

test("a misspelled variable is told with those that the text may have", () => {
  const { problems } = contentWith({
    "market-finder.yaml": (file) => file.set("found", "{zip} is in {citty}."),
  });
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    [
      "found",
      expect.stringMatching(
        /^found "\{citty\}" – the page would show this as it is; write one of these: .*\{city\}/,
      ),
    ],
  ]);
});

test.each([
  ["Refund Policy.md", "refund-policy.md"],
  ["Política_de_Devolución.md", "politica-de-devolucion.md"],
  ["terms--and-rules-.md", "terms-and-rules.md"],
  ["Terms.MD", "terms.md"],
  ["rules.v2.md", "rules-v2.md"],
  ["条款.md", "refunds.md"],
])("a document cannot be named %s: its address needs %s", (name, better) => {
  expect(contentWith({ [name]: secondPolicy() }).problems).toEqual([
    {
      ...{ ...wholeFile, file: `content/${name}` },
      message: `the name of a document is its address, in lowercase letters and digits with hyphens between words – rename the file to ${better}`,
    },
  ]);
});

test.each(["index.md", "404.md", "static.md", "zip.md"])(
  "a document cannot be named %s, which another page or folder has",
  (name) => {
    expect(contentWith({ [name]: secondPolicy() }).problems).toEqual([
      {
        ...{ ...wholeFile, file: `content/${name}` },
        message: expect.stringMatching(/^the site already has a page or a/),
      },
    ]);
  },
);

test("a document is named by its file and keeps its Markdown", () => {
  const { content } = contentWith({
    "rules.md": secondPolicy("\n## Terms\n\nNone.\n"),
  });
  expect(content?.documents).toContainEqual(
    expect.objectContaining({ slug: "rules", markdown: "## Terms\n\nNone." }),
  );
});

test("a policy needs its settings at the top", () => {
  const { problems } = contentWith({ "rules.md": "# Terms\n" });
  expect(problems).toEqual([
    {
      ...{ ...wholeFile, file: "content/rules.md" },
      message: expect.stringContaining("between two lines of ---"),
    },
  ]);
});

test("the lines of a policy's settings are counted from the top of the file", () => {
  const { problems, placeOf } = contentWith({
    "rules.md": secondPolicy().replace(
      /^effectiveDate: .*$/m,
      "effectiveDate: May",
    ),
  });
  expect(problems).toEqual([
    {
      file: "content/rules.md",
      ...placeOf("rules.md", "May"),
      field: "effectiveDate",
      message:
        'expected a date such as "2025-06-10", found "May" – correct it; content/fields.md says what each field holds',
    },
  ]);
});

test("a privacy policy with a mistake is not said to be missing", () => {
  const { problems } = contentWith({
    "privacy-policy.md": textOf("privacy-policy.md").replace(
      /^title: .*$/m,
      "title:",
    ),
  });
  expect(problems.map(({ field }) => field)).toEqual(["title"]);
});

test("questions of both lists share a page, so each needs a slug of its own", () => {
  const { problems } = contentWith({
    "faq.yaml": (file) => {
      file.setIn(["items", 0, "slug"], "one-and-the-same");
      file.setIn(["ownership", 0, "slug"], "one-and-the-same");
    },
  });
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    [
      "ownership[0].slug",
      expect.stringMatching(
        /^"one-and-the-same" is already the slug of an item/,
      ),
    ],
  ]);
});
