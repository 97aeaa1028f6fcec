import { loadContent } from "../../pipeline/load";
import { report } from "../../pipeline/problem";
import { nodeData } from "../../pipeline/gatsby/node-data";
import { schemas, sectionNames, type Content } from "../../pipeline/sections";
import { fieldOf, type Field } from "../../pipeline/describe/fields";
import { launched } from "./launched";

type Queried = Queries.LandingQuery["content"] &
  Queries.LayoutQuery["content"] &
  Queries.NotFoundQuery["content"] &
  Queries.ErrorScreenQuery["content"] &
  Pick<Queries.DocumentQuery["content"], "site" | "thirdParties">;

const loaded = loadContent(launched);
if (!loaded.content)
  throw new Error(`${launched} has mistakes:\n${report(loaded.problems)}`);

/** The launched site's content, as the pipeline reads it. */
export const siteContent: Content = loaded.content;

/**
 * A value as a query returns it: null for each field that the content leaves out.
 * White space is as a browser shows it, but an answer keeps its paragraphs.
 */
function asQueried(
  value: unknown,
  field: Field | undefined,
  key = "",
): unknown {
  if (value === undefined || !field) return value ?? null;
  if (typeof value === "string" && key !== "answer")
    return value.replace(/\s+/g, " ");
  const { fields, item, id } = field;
  if (Array.isArray(value)) return value.map((one) => asQueried(one, item));
  if (typeof value !== "object" || value === null) return value;
  const given = value as Record<string, unknown>;
  return {
    ...given,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, child]) => [
        name,
        asQueried(given[name], child, name),
      ]),
    ),
    // Gatsby makes these two while it builds.
    ...(id === "Picture" && { image: null, shareAddress: "/share/a.jpg" }),
  };
}

const data = nodeData(siteContent);

/** The launched site's content, as the page queries give it to sections. */
export const content = Object.fromEntries(
  sectionNames.map((name) => [
    name,
    asQueried(data[name], fieldOf(schemas[name])),
  ]),
) as unknown as Queried;
