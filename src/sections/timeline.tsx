import { graphql } from "gatsby";
import { Section } from "../components/section";
import { SourceLine } from "../components/source-line";
import { RankingLine } from "../illustrations/ranking-line";

interface TimelineProps {
  timeline: Queries.TimelineFragment;
  /** The text that names the source of the timing claims. */
  sourceLine: string;
}

/** How a ranking develops over the first months: a climbing line with a mark for each stage, and the stages below. */
export function Timeline({ timeline, sourceLine }: TimelineProps) {
  const { shown, heading, lead, claims, stages, note } = timeline;
  if (!shown) return null;
  // In one row, each stage is below its mark in the drawing.
  const inOneRow = stages.length > 1 && stages.length <= 4;
  return (
    <Section
      id="timeline"
      heading={heading}
      lead={lead}
      className="border-t border-line"
    >
      {/* One stage makes no line. */}
      {stages.length > 1 && (
        <RankingLine stages={stages.length} {...timeline.illustration} />
      )}
      <SourceLine line={sourceLine} {...claims} />
      <ol
        className={`mt-8 grid gap-8 ${inOneRow ? "md:auto-cols-fr md:grid-flow-col" : rows(stages.length)}`}
      >
        {stages.map((stage) => (
          <li
            key={stage.slug}
            className={`border-s-4 border-accent ps-4 ${inOneRow ? "md:border-s-0 md:ps-0" : ""}`}
          >
            <p className="font-semibold text-accent">{stage.when}</p>
            <h3 className="mt-1 text-xl">{stage.heading}</h3>
            <p className="mt-2 max-w-measure text-muted">{stage.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 max-w-measure border-s-4 border-line ps-4 text-muted">
        {note}
      </p>
    </Section>
  );
}

/** Chooses columns wide enough for every word; on large screens no stage is alone in a row. */
function rows(stages: number) {
  if (stages === 1) return "";
  return stages < 7 ? "md:grid-cols-3" : "md:grid-cols-3 lg:grid-cols-4";
}

export const fragment = graphql`
  fragment Timeline on TimelineYaml {
    shown
    heading
    lead
    claims {
      source
      asOf
    }
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
