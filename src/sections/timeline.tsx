import { graphql } from "gatsby";
import { NextStep } from "../components/next-step";
import { Ranges } from "../components/ranges";
import { Section } from "../components/section";
import { SourceLine } from "../components/source-line";
import { Climb } from "../illustrations/climb";

interface TimelineProps {
  timeline: Queries.TimelineFragment;
  /** The text that names the source of the timing claims. */
  sourceLine: string;
  /** The word on drawings that look like data. */
  exampleTag: string;
  /** The label of the link that leads to the form. */
  button: string;
}

/** How a ranking develops over the first months: one drawing, its stages, and the straight answer about time and guarantees. */
export function Timeline({
  timeline: { heading, claims, stages, drawing, straightAnswer },
  sourceLine,
  exampleTag,
  button,
}: TimelineProps) {
  return (
    <Section id="timeline" heading={heading} className="border-t border-line">
      <Climb {...drawing} exampleTag={exampleTag} />
      <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4 lg:border-t-2 lg:border-ink lg:pt-4">
        {stages.map((stage, index) => (
          <li key={stage.slug} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-md bg-accent font-bold text-accent-ink"
            >
              {index + 1}
            </span>
            <div>
              <div className="flex flex-wrap items-baseline gap-x-3 sm:block">
                <h3 className="text-lg sm:text-xl">{stage.heading}</h3>
                <p className="font-semibold text-accent">{stage.when}</p>
              </div>
              <p className="mt-1 max-w-measure text-muted">{stage.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 rounded-lg border-2 border-ink bg-card p-5 sm:p-8 md:mt-14">
        <h3 className="text-2xl">{straightAnswer.heading}</h3>
        <dl className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-3">
          {straightAnswer.figures.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-2 sm:flex-col-reverse sm:flex-nowrap sm:items-start"
            >
              <dt className="grow basis-[min(8rem,60vw)] text-balance text-muted max-sm:text-sm sm:basis-auto">
                {label}
              </dt>
              <dd className="w-[min(6.5em,60vw)] font-display text-lg font-bold sm:w-auto sm:text-2xl">
                <Ranges text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-balance sm:text-lg">{straightAnswer.text}</p>
        <SourceLine line={sourceLine} {...claims} />
        <NextStep>{button}</NextStep>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Timeline on TimelineYaml {
    heading
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
    drawing {
      caption
      levels
    }
    straightAnswer {
      heading
      figures {
        value
        label
      }
      text
    }
  }
`;
