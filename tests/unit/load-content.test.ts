import { loadContent } from "../../pipeline/content/load-content";
import { contentWith, secondPolicy, textOf } from "../support/content-copy";

const policy = textOf("privacy-policy.md");

test("the content of the site has no mistakes", () => {
  const { content, problems } = loadContent("content");
  expect(problems).toEqual([]);
  expect(content).toBeDefined();
});

test("no reference is left in what a visitor reads", () => {
  const { content } = loadContent("content");
  expect(JSON.stringify(content)).not.toMatch(/\{\w+\.[\w.-]+\}/);
});

test("content with a mistake is withheld", () => {
  const { content } = contentWith({ "faq.yaml": null });
  expect(content).toBeUndefined();
});

describe("files", () => {
  test.each(["faq.yaml", "how-it-works.yaml", "privacy-policy.md"])(
    "a missing %s is to be put back",
    (name) => {
      expect(contentWith({ [name]: null }).problems).toEqual([
        {
          file: `content/${name}`,
          line: 1,
          column: 1,
          field: "",
          message: "the file is missing – put it back under exactly this name",
        },
      ]);
    },
  );

  test("an unknown file is to be removed or renamed, with the names that are known", () => {
    const { problems } = contentWith({ "prices.yaml": "heading: Prices\n" });
    expect(problems).toEqual([
      {
        file: "content/prices.yaml",
        line: 1,
        column: 1,
        field: "",
        message: expect.stringMatching(
          /^no part of the site uses this file – remove or rename it; known: .*\bpricing\.yaml\b/,
        ),
      },
    ]);
  });

  test("a README for editors may stand beside the content", () => {
    expect(contentWith({ "README.md": "# Hello" }).problems).toEqual([]);
  });

  test("broken YAML is found at its place, and nothing else is said of the file", () => {
    const text = "heading: A\ntext: [B\nbutton: C\n";
    const { problems } = contentWith({ "closing.yaml": text });
    expect(problems).toEqual([
      expect.objectContaining({
        file: "content/closing.yaml",
        line: 3,
        column: 1,
        message: expect.stringContaining("a bracket is never closed"),
      }),
    ]);
  });
});

describe("policies", () => {
  test("are named by their file and keep their Markdown", () => {
    const [, settings] = secondPolicy().split("---\n");
    const { content } = contentWith({
      "terms.md": `---\n${settings}---\n\n## Terms\n\nNone.\n`,
    });
    expect(content?.policies).toContainEqual(
      expect.objectContaining({
        slug: "terms",
        markdown: "## Terms\n\nNone.",
      }),
    );
  });

  test("need their settings at the top", () => {
    const { problems } = contentWith({ "terms.md": "# Terms\n" });
    expect(problems).toEqual([
      expect.objectContaining({
        file: "content/terms.md",
        line: 1,
        message: expect.stringContaining("between two lines of ---"),
      }),
    ]);
  });

  test("have the lines of their settings counted from the top of the file", () => {
    const { problems, placeOf } = contentWith({
      "terms.md": secondPolicy().replace(
        /^effectiveDate: .*$/m,
        "effectiveDate: May",
      ),
    });
    expect(problems).toEqual([
      {
        file: "content/terms.md",
        ...placeOf("terms.md", "May"),
        field: "effectiveDate",
        message:
          'expected a date such as "2025-06-10", found "May" – write a date such as "2025-06-10"',
      },
    ]);
  });

  test("with a mistake are not said to be missing", () => {
    const { problems } = contentWith({
      "privacy-policy.md": policy.replace(/^title: .*$/m, "title: 5"),
    });
    expect(problems.map(({ field }) => field)).toEqual(["title"]);
  });
});

describe("placeholders", () => {
  test("are listed with their place and with what is wanted", () => {
    const { placeholders, placeOf } = contentWith({
      "closing.yaml":
        "heading: A # placeholder: the real heading\ntext: B # a remark\nbutton: C\n",
    });
    expect(
      placeholders.filter(({ file }) => file === "content/closing.yaml"),
    ).toEqual([
      {
        file: "content/closing.yaml",
        ...placeOf("closing.yaml", "A"),
        field: "heading",
        wanted: "the real heading",
      },
    ]);
  });
});

test("the sample form host takes the place of the form's origin and its script's", () => {
  const { content } = loadContent("content", "http://localhost:9100");
  const real = loadContent("content").content?.site.form;
  expect(content?.site.form).toEqual({
    ...real,
    host: "http://localhost:9100",
    embedScript: `http://localhost:9100${new URL(real?.embedScript ?? "").pathname}`,
  });
});
