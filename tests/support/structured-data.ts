import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";

/** A thing of schema.org's vocabulary, as JSON-LD says it. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const rdfs = "http://www.w3.org/2000/01/rdf-schema#";

/**
 * Checks things by schema.org's vocabulary and by what Google asks for.
 *
 * @returns what is wrong, one line each
 */
export async function structuredDataProblems(
  things: Thing[],
): Promise<string[]> {
  const jsonld = Object.fromEntries(
    things.map(({ "@type": type }) => [
      type,
      things.filter((thing) => thing["@type"] === type),
    ]),
  );
  const issues = await new Validator(vocabulary()).validate({
    jsonld,
    microdata: {},
    rdfa: {},
  });
  return issues.map(
    ({ issueMessage, path }) =>
      `${path.map(({ type, property }) => type ?? property).join(" / ")}: ${issueMessage}`,
  );
}

/** Schema.org's vocabulary as its own JSON-LD file has it, made of the N-Quads that its package holds. */
function vocabulary() {
  const file = require.resolve("@vocabulary/schema/schema.nq");
  const terms = new Map<string, Record<string, unknown>>();
  const line = /^<([^>]+)> <([^>]+)> <([^>]+)> <[^>]+> \.$/gm;
  for (const [, subject = "", predicate = "", object = ""] of readFileSync(
    file,
    "utf8",
  ).matchAll(line)) {
    const term = terms.get(subject) ?? { "@id": subject };
    terms.set(subject, term);
    if (predicate === `${rdf}type`)
      term["@type"] ??= object.replace(rdfs, "rdfs:").replace(rdf, "rdf:");
    else {
      const name = predicate
        .replace(rdfs, "rdfs:")
        .replace("http://schema.org/", "schema:");
      const values = (term[name] ??= []) as object[];
      values.push({ "@id": object });
    }
  }
  return { "@graph": [...terms.values()] };
}
