import { resolve } from "node:path";
import { costComparisonData } from "../../pipeline/assets/lazy-data";
import { loadContent } from "../../pipeline/content/load-content";
import type { Content } from "../../pipeline/schema/content";
import { report } from "../../pipeline/content/problem";
import { workedExample } from "../../src/lib/cost-comparison/example";

type Queried = Queries.LandingQuery["content"] &
  Queries.LayoutQuery["content"] &
  Queries.NotFoundQuery["content"] &
  Queries.ErrorScreenQuery["content"] &
  Pick<Queries.PolicyQuery["content"], "site" | "thirdParties">;

/** A whole content folder of the tests' own, so that they pass whatever editors write. */
export const fixture = resolve("tests/fixtures/other-content");

const loaded = loadContent(fixture);
if (!loaded.content) throw new Error(report(loaded.problems));

/** The fixture, as the pipeline reads it. */
export const siteContent: Content = loaded.content;

/** White space as a browser shows it, however the file wraps its lines. An answer keeps its paragraphs. */
const asShown = (key: string, value: unknown) =>
  typeof value === "string" && key !== "answer"
    ? value.replace(/\s+/g, " ")
    : value;

/** A content with the worked example that the build calculates from it. */
export function withExample(content: Content) {
  const example = workedExample(costComparisonData(content));
  return {
    ...content,
    costComparison: { ...content.costComparison, example },
  };
}

/** The fixture, as the page queries give it to sections. */
export const content = JSON.parse(
  JSON.stringify(withExample(siteContent)),
  asShown,
) as Queried;
