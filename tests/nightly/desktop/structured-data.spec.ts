import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import { expect, test } from "@playwright/test";
import { graphOf } from "../../support/structured-data";

const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const rdfs = "http://www.w3.org/2000/01/rdf-schema#";

for (const path of ["/", "/privacy-policy"])
  test(`Schema.org's vocabulary and Google's rules find nothing wrong with what ${path} tells machines`, async () => {
    const graph = graphOf(path);
    const jsonld = Object.fromEntries(
      graph.map(({ "@type": type }) => [
        type,
        graph.filter((thing) => thing["@type"] === type),
      ]),
    );
    const data = { jsonld, microdata: {}, rdfa: {} };
    const issues = await new Validator(vocabulary()).validate(data);
    expect(issues).toEqual([]);
  });

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
