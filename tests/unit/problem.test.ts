import {
  annotations,
  fieldName,
  report,
  type Problem,
} from "../../pipeline/problem";

const place = { file: "content/faq.yaml", line: 1, column: 1 };
const problem = (changes: Partial<Problem>): Problem => ({
  ...{ ...place, field: "heading", message: "is wrong" },
  ...changes,
});

test.each([
  [["plans", 1, "monthlyPrice"], "plans[1].monthlyPrice"],
  [["heading"], "heading"],
  // The file as a whole.
  [[], ""],
])("the field at %j is named %j", (path, name) => {
  expect(fieldName(path)).toBe(name);
});

test("problems are reported one per line, by file, line and column", () => {
  const problems = [
    problem({ file: "content/site.yaml" }),
    problem({ line: 10 }),
    problem({ line: 9, column: 12 }),
    problem({ line: 9, column: 3, field: "" }),
  ];
  expect(report(problems).split("\n")).toEqual([
    "content/faq.yaml:9:3  is wrong",
    "content/faq.yaml:9:12  heading: is wrong",
    "content/faq.yaml:10:1  heading: is wrong",
    "content/site.yaml:1:1  heading: is wrong",
  ]);
});

test("annotations name the file, the place and the mistake", () => {
  expect(annotations([problem({ line: 3, column: 7 })])).toBe(
    "::error file=content/faq.yaml,line=3,col=7::heading: is wrong",
  );
});

test("annotations cannot be broken by what an editor wrote", () => {
  const hostile = { file: "content/a,b:c.md", message: "50 %\n::set-env::x" };
  expect(annotations([problem(hostile)])).toBe(
    "::error file=content/a%2Cb%3Ac.md,line=1,col=1::heading: 50 %25%0A::set-env::x",
  );
});
