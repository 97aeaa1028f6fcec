import { graphql } from "gatsby";

/** Industry terms with their meanings. */
export function Glossary({
  terms: { heading, items },
}: {
  terms: Queries.GlossaryFragment;
}) {
  return (
    <>
      <h3 className="text-2xl">{heading}</h3>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ slug, term, meaning }) => (
          <div key={slug} className="border-t border-line pt-3">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1 text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export const fragment = graphql`
  fragment Glossary on TermsYaml {
    heading
    items {
      slug
      term
      meaning
    }
  }
`;
