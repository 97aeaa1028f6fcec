import { graphql } from "gatsby";
import { Section } from "../components/section";

/** How a ranking moves over the first months. */
export function Timeline({ timeline }: { timeline: Queries.TimelineFragment }) {
  const { heading, lead, stages, note } = timeline;
  return (
    <Section id="timeline" heading={heading} lead={lead}>
      <ol className="grid gap-8 md:grid-cols-4">
        {stages.map((stage) => (
          <li key={stage.slug} className="border-l-4 border-accent pl-4">
            <p className="font-semibold text-accent">{stage.when}</p>
            <h3 className="mt-1 text-xl font-bold">{stage.heading}</h3>
            <p className="mt-2 text-muted">{stage.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-prose text-muted">{note}</p>
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
    note
  }
`;
