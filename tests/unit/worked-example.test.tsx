import { render, screen } from "@testing-library/react";
import { loadContent } from "../../pipeline/content/load-content";
import { costComparisonData } from "../../pipeline/assets/lazy-data";
import { WorkedExample } from "../../src/components/worked-example";
import {
  startOf,
  workedExample,
  writtenComparison,
} from "../../src/lib/cost-comparison";

const { content } = loadContent("content");
if (!content) throw new Error("The content of the site has mistakes.");
const data = costComparisonData(content);

test("the page has the results of the starting values, in sentences", () => {
  const { perPolicy, verdict } = writtenComparison(startOf(data), data);
  const { container } = render(<WorkedExample example={workedExample(data)} />);
  for (const part of [perPolicy.leads.figure, perPolicy.plan.figure, verdict])
    expect(container).toHaveTextContent(part);
  expect(container).not.toHaveTextContent(/[{}]/);
});

test("the example has a heading, and says that it is an illustration", () => {
  const example = workedExample(data);
  render(<WorkedExample example={example} />);
  expect(
    screen.getByRole("heading", { level: 3, name: example.heading }),
  ).toBeVisible();
  expect(screen.getByText(example.caption)).toBeVisible();
});

test("the example follows the content", () => {
  const start = { ...data.words.start, leadPrice: 77, leadsPerMonth: 123 };
  const words = { ...data.words, start };
  const text = workedExample({ ...data, words }).sentences.join(" ");
  expect(text).toContain("$77");
  expect(text).toContain("123");
});
