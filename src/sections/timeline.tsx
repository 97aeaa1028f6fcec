import { graphql } from "gatsby";
import { Section } from "../components/section";
import { RankingLine } from "../illustrations/ranking-line";

/** How a ranking moves over the first months: a line that climbs, and what happens below each mark. */
export function Timeline({ timeline }: { timeline: Queries.TimelineFragment }) {
  const { heading, lead, stages, illustration, note } = timeline;
  return (
    <Section id="timeline" heading={heading} lead={lead}>
      <RankingLine stages={stages.length} {...illustration} />
      <ol className="mt-8 grid gap-8 md:auto-cols-fr md:grid-flow-col">
        {stages.map((stage) => (
          <li
            key={stage.slug}
            className="max-md:border-l-4 max-md:border-accent max-md:pl-4"
          >
            <p className="font-semibold text-accent">{stage.when}</p>
            <h3 className="mt-1 text-xl">{stage.heading}</h3>
            <p className="mt-2 text-muted">{stage.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 max-w-prose border-l-4 border-line pl-4 text-muted">
        {note}
      </p>
    </Section>
  );
}

export const fragment = graphql`
  fragment Timeline on TimelineYaml {
    heading
    lead
    stages {
      slug
      when
      heading
      text
    }
    illustration {
      caption
      levels
    }
    note
  }
`;
