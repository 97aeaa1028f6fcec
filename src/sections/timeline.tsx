import { graphql } from "gatsby";
import { NextStep } from "../components/next-step";
import { Section } from "../components/section";
import { Sentences } from "../components/sentences";
import { SourceLine } from "../components/source-line";
import { RankCard } from "../illustrations/rank-card";

interface TimelineProps {
  timeline: Queries.TimelineFragment;
  /** The text that names the source of the timing claims. */
  sourceLine: string;
  /** The label of the link that leads to the form. */
  button: string;
}

/** How a ranking develops over the first months: the stages, each with the agency's place in the Map Pack. */
export function Timeline({ timeline, sourceLine, button }: TimelineProps) {
  const { heading, lead, claims, stages, illustration, outlook, note } =
    timeline;
  const steps = Math.max(stages.length - 1, 1);
  return (
    <Section
      id="timeline"
      heading={heading}
      lead={lead}
      className="border-t border-line"
    >
      <p className="max-w-measure pb-3 text-sm text-muted">
        {illustration.caption}
      </p>
      <ol className={`grid gap-6 ${rows(stages.length)}`}>
        {stages.map((stage, index) => (
          <li
            key={stage.slug}
            className="flex flex-wrap items-start gap-x-4 gap-y-3 *:first:grow-4 *:first:basis-[5.2rem] *:last:grow-7 *:last:basis-[9.1rem] sm:block"
          >
            <RankCard progress={index / steps} illustration={illustration} />
            <div className="sm:mt-3">
              <p className="font-semibold text-accent">{stage.when}</p>
              <h3 className="text-lg sm:text-xl">{stage.heading}</h3>
              <p className="mt-2 max-w-measure text-muted">{stage.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-x-6 gap-y-3 border-t-2 border-ink pt-5 md:grid-cols-2">
        <h3 className="text-2xl">
          <Sentences text={outlook} />
        </h3>
        <div>
          <p className="max-w-measure">{note}</p>
          <NextStep>{button}</NextStep>
        </div>
      </div>
      <SourceLine line={sourceLine} {...claims} />
    </Section>
  );
}

/** Chooses columns wide enough for every word; on large screens no stage is alone in a row. */
function rows(stages: number) {
  if (stages === 1) return "max-w-sm";
  if (stages === 2 || stages === 4) return "sm:grid-cols-2 lg:grid-cols-4";
  return stages < 7
    ? "sm:grid-cols-2 md:grid-cols-3"
    : "sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4";
}

export const fragment = graphql`
  fragment Timeline on TimelineYaml {
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
      agency
      levels
      line
    }
    outlook
    note
  }
`;
