import { resolve } from "node:path";
import { loadContent } from "../../pipeline/content/load-content";
import type { Content } from "../../pipeline/schema/content";
import { report } from "../../pipeline/content/problem";

type Queried = Queries.LandingQuery["content"] &
  Queries.LayoutQuery["content"] &
  Queries.NotFoundQuery["content"] &
  Queries.ErrorScreenQuery["content"] &
  Pick<Queries.DocumentQuery["content"], "site" | "thirdParties">;

/** The site's own content: tests read their expectations from it, or edit a copy of it. */
export const contentFolder = resolve("content");

const loaded = loadContent(contentFolder);
if (!loaded.content) throw new Error(report(loaded.problems));

/** The content, as the pipeline reads it. */
export const siteContent: Content = loaded.content;

/** White space as a browser shows it, however the file wraps its lines. An answer keeps its paragraphs. */
const asShown = (key: string, value: unknown) =>
  typeof value === "string" && key !== "answer"
    ? value.replace(/\s+/g, " ")
    : value;

/** The content, as the page queries give it to sections. */
export const content = JSON.parse(
  JSON.stringify(siteContent),
  asShown,
) as Queried;
