import { graphql } from "gatsby";
import { Section } from "../components/section";

/** What is wrong with shared leads. */
export function PainPoints({
  painPoints,
}: {
  painPoints: Queries.PainPointsFragment;
}) {
  const { heading, lead, claim, points, turn } = painPoints;
  return (
    <Section id="pain-points" heading={heading} lead={lead} className="bg-card">
      <p className="flex max-w-xl items-center gap-5 text-xl">
        <strong className="font-display text-6xl font-bold text-warning">{`${claim.percent}%`}</strong>
        {claim.text}
      </p>
      <ul className="mt-10 grid gap-8 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point.slug} className="border-t border-line pt-4">
            <h3 className="text-xl font-bold">{point.heading}</h3>
            <p className="mt-2 text-muted">{point.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-2xl font-display text-2xl font-semibold">
        {turn}
      </p>
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
    }
    points {
      slug
      heading
      text
    }
    turn
  }
`;
