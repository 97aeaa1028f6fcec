import { loadContent } from "../../pipeline/content/load-content";
import type { Content } from "../../pipeline/schema/content";
import { report } from "../../pipeline/content/problem";

type Queried = Queries.LandingQuery["content"] &
  Queries.LayoutQuery["content"] &
  Queries.NotFoundQuery["content"] &
  Queries.ErrorScreenQuery["content"] &
  Pick<Queries.PolicyQuery["content"], "site" | "thirdParties">;

const loaded = loadContent("content");
if (!loaded.content) throw new Error(report(loaded.problems));

/** The real content, as the pipeline reads it. */
export const siteContent: Content = loaded.content;

/** White space as a browser shows it, however the file wraps its lines. An answer keeps its paragraphs. */
const asShown = (key: string, value: unknown) =>
  typeof value === "string" && key !== "answer"
    ? value.replace(/\s+/g, " ")
    : value;

/**
 * The real content, as the page queries give it to sections. A test that takes
 * what it expects from here goes on passing when the copy is edited.
 */
export const content = JSON.parse(
  JSON.stringify(siteContent),
  asShown,
) as Queried;
