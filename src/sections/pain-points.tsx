import { graphql } from "gatsby";
import { NextStep } from "../components/next-step";
import { Section } from "../components/section";
import { SourceLine } from "../components/source-line";

interface PainPointsProps {
  painPoints: Queries.PainPointsFragment;
  /** The text that names the source of the claim. */
  sourceLine: string;
  /** The label of the link that leads to the form. */
  button: string;
}

/** What is wrong with shared leads, as a table beside what we offer. */
export function PainPoints({
  painPoints,
  sourceLine,
  button,
}: PainPointsProps) {
  const { heading, lead, claim, caption, columns, rows } = painPoints;
  return (
    <Section
      id="pain-points"
      heading={heading}
      lead={lead}
      layout="split"
      className="on-dark bg-band text-night-ink"
      intro={
        claim && (
          <>
            <p className="mt-3 max-w-measure text-lg text-balance">
              <strong className="text-night-warning">{`${claim.percent}%`}</strong>
              {` ${claim.text}`}
            </p>
            <SourceLine
              line={sourceLine}
              source={claim.source}
              asOf={claim.asOf}
            />
          </>
        )
      }
    >
      <table className="w-full table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-night-ink align-bottom font-display text-lg sm:text-xl">
            <th scope="col" className="pe-4 pb-2 text-night-muted">
              {columns.them}
            </th>
            <th scope="col" className="pb-2">
              {columns.us}
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.slug}>
            <tr className="border-b border-night-line">
              <th
                scope="rowgroup"
                colSpan={2}
                className="pt-4 pb-1 text-sm font-semibold text-night-muted"
              >
                {row.question}
              </th>
            </tr>
            <tr className="align-top">
              <td className="py-2 pe-4 text-night-muted">{row.them}</td>
              <td className="py-2 font-semibold">{row.us}</td>
            </tr>
          </tbody>
        ))}
      </table>
      <NextStep>{button}</NextStep>
    </Section>
  );
}

export const fragment = graphql`
  fragment PainPoints on PainPointsYaml {
    heading
    lead
    claim {
      percent
      text
      source
      asOf
    }
    caption
    columns {
      them
      us
    }
    rows {
      slug
      question
      them
      us
    }
  }
`;
