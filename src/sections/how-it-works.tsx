import { graphql } from "gatsby";
import { NextStep } from "../components/next-step";
import { Ranges } from "../components/ranges";
import { Section } from "../components/section";
import { CallDashboard } from "../illustrations/call-dashboard";
import { TextThread } from "../illustrations/text-thread";

interface HowItWorksProps {
  howItWorks: Queries.HowItWorksFragment;
  /** The word on drawings that look like data. */
  exampleTag: string;
  /** The label of the link that leads to the form. */
  button: string;
}

/** The steps from a ZIP code to calls, above a band with a week of calls and the texts after a missed one. */
export function HowItWorks({
  howItWorks: { heading, steps, thread, dashboard },
  exampleTag,
  button,
}: HowItWorksProps) {
  return (
    <Section id="how-it-works" heading={heading} className="overflow-clip">
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.slug} className="flex gap-4 lg:block">
            <span
              aria-hidden="true"
              className="w-7 shrink-0 font-display text-3xl leading-none font-bold text-accent"
            >
              {index + 1}
            </span>
            <div className="lg:mt-3">
              <h3 className="text-xl">{step.heading}</h3>
              <p className="mt-1 max-w-measure text-muted">
                <Ranges text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="relative isolate mt-8 before:absolute before:top-16 before:-bottom-8 before:left-1/2 before:-z-10 before:w-screen before:-translate-x-1/2 before:bg-land md:mt-14 md:before:-bottom-24 print:hidden">
        <div className="grid items-end gap-6 sm:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
          <CallDashboard dashboard={dashboard} exampleTag={exampleTag} />
          <TextThread thread={thread} exampleTag={exampleTag} />
        </div>
        <NextStep>{button}</NextStep>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment HowItWorks on HowItWorksYaml {
    heading
    steps {
      slug
      heading
      text
    }
    thread {
      caption
      title
      messages {
        from
        sender
        time
        text
      }
    }
    dashboard {
      caption
      title
      days {
        day
        answered
        missed
      }
      summary
      answered
      missed
      calls {
        time
        caller
        topic
        outcome
      }
    }
  }
`;
