import { graphql } from "gatsby";
import { Section } from "../components/section";
import { SourceLine } from "../components/source-line";

interface PainPointsProps {
  painPoints: Queries.PainPointsFragment;
  /** The text that names the source of the claim. */
  sourceLine: string;
}

/** What is wrong with shared leads. */
export function PainPoints({ painPoints, sourceLine }: PainPointsProps) {
  const { shown, heading, lead, claim, points, turn } = painPoints;
  if (!shown) return null;
  return (
    <Section
      id="pain-points"
      heading={heading}
      lead={lead}
      layout="split"
      className="on-dark bg-night text-night-ink"
      intro={
        <>
          <p className="mt-10 text-xl">
            <strong className="block font-display text-giant leading-none font-bold whitespace-nowrap text-night-warning">
              {`${claim.percent}%`}
            </strong>
            <span className="mt-2 block max-w-xs">{claim.text}</span>
          </p>
          <SourceLine
            line={sourceLine}
            source={claim.source}
            asOf={claim.asOf}
          />
        </>
      }
    >
      <ul className="border-t-2 border-night-ink">
        {points.map((point) => (
          <li key={point.slug} className="border-b border-night-line py-6">
            <h3 className="text-xl">{point.heading}</h3>
            <p className="mt-2 max-w-measure text-night-muted">{point.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-measure font-display text-xl font-bold">
        {turn}
      </p>
    </Section>
  );
}

export const fragment = graphql`
  fragment PainPoints on PainPointsYaml {
    shown
    heading
    lead
    claim {
      percent
      text
      source
      asOf
    }
    points {
      slug
      heading
      text
    }
    turn
  }
`;
