import {
  annotations,
  fieldName,
  report,
  type Problem,
} from "../../pipeline/content/problem";

function problem(changes: Partial<Problem>): Problem {
  return {
    file: "content/faq.yaml",
    line: 1,
    column: 1,
    field: "heading",
    message: "is wrong",
    ...changes,
  };
}

test("a field is named as editors read it, list items by their number", () => {
  expect(fieldName(["plans", 1, "monthlyPrice"])).toBe("plans[1].monthlyPrice");
  expect(fieldName(["heading"])).toBe("heading");
});

test("the file as a whole has no field name", () => {
  expect(fieldName([])).toBe("");
});

test("a problem is reported as file, line, column, field and message", () => {
  expect(report([problem({ line: 12, column: 5 })])).toBe(
    "content/faq.yaml:12:5  heading: is wrong",
  );
});

test("a problem with a whole file names no field", () => {
  expect(report([problem({ field: "" })])).toBe(
    "content/faq.yaml:1:1  is wrong",
  );
});

test("problems are reported one per line, by file, line and column", () => {
  const problems = [
    problem({ file: "content/site.yaml" }),
    problem({ line: 10 }),
    problem({ line: 9, column: 12 }),
    problem({ line: 9, column: 3 }),
  ];
  const places = report(problems)
    .split("\n")
    .map((line) => line.split("  ")[0]);
  expect(places).toEqual([
    "content/faq.yaml:9:3",
    "content/faq.yaml:9:12",
    "content/faq.yaml:10:1",
    "content/site.yaml:1:1",
  ]);
});

describe("annotations", () => {
  test("name the level, the file, the place and what is wrong", () => {
    const lines = annotations(
      [problem({ line: 3, column: 7 })],
      [problem({ message: "is old" })],
    );
    expect(lines).toBe(
      "::error file=content/faq.yaml,line=3,col=7::heading: is wrong\n" +
        "::warning file=content/faq.yaml,line=1,col=1::heading: is old",
    );
  });

  test("cannot be broken by what an editor wrote", () => {
    const lines = annotations(
      [problem({ file: "content/a,b:c.md", message: "50 %\n::set-env::x" })],
      [],
    );
    expect(lines).toBe(
      "::error file=content/a%2Cb%3Ac.md,line=1,col=1::heading: 50 %25%0A::set-env::x",
    );
  });
});
