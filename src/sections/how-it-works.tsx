import { graphql } from "gatsby";
import { CheckList } from "../components/check-list";
import { NextStep } from "../components/next-step";
import { Ranges } from "../components/ranges";
import { Section } from "../components/section";
import { CallDashboard } from "../illustrations/call-dashboard";
import { TextThread } from "../illustrations/text-thread";

interface HowItWorksProps {
  howItWorks: Queries.HowItWorksFragment;
  /** The label of the link that leads to the form. */
  button: string;
}

/** The steps from a ZIP code to calls, and what the fee includes. */
export function HowItWorks({ howItWorks, button }: HowItWorksProps) {
  const { heading, lead, steps, thread, includedHeading, dashboard, included } =
    howItWorks;
  return (
    <Section
      id="how-it-works"
      heading={heading}
      lead={lead}
      className="border-line [#hero+&]:border-t"
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-x-20 lg:gap-y-16">
        <ol className="flex flex-col self-stretch border-b border-line">
          {steps.map((step, index) => (
            <li
              key={step.slug}
              className="grid grow grid-cols-[3rem_minmax(0,1fr)] content-center border-t border-line py-4"
            >
              <span
                aria-hidden="true"
                className="font-display text-3xl leading-none font-bold text-accent"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{step.heading}</h3>
                <p className="mt-2 max-w-measure text-muted">
                  <Ranges text={step.text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <TextThread thread={thread} />
        <CallDashboard dashboard={dashboard} />
        <div className="lg:col-start-2 lg:row-start-2">
          <h3 className="text-xl">{includedHeading}</h3>
          <CheckList
            items={included.map(({ heading }) => heading)}
            className="mt-3 border-t-2 border-ink *:border-b *:border-line"
          />
          <NextStep>{button}</NextStep>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment HowItWorks on HowItWorksYaml {
    heading
    lead
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
    includedHeading
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
    included {
      slug
      heading
    }
  }
`;
