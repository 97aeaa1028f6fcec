import { graphql } from "gatsby";
import { Section } from "../components/section";
import { CallDashboard } from "../illustrations/call-dashboard";
import { TextThread } from "../illustrations/text-thread";

/** The steps from a ZIP code to calls, and what the fee includes. */
export function HowItWorks({
  howItWorks,
}: {
  howItWorks: Queries.HowItWorksFragment;
}) {
  const { heading, lead, steps, thread, includedHeading, dashboard, included } =
    howItWorks;
  return (
    <Section
      id="how-it-works"
      heading={heading}
      lead={lead}
      className="border-line md:[#hero+&]:border-t"
    >
      <div className="grid items-center gap-12 lg:grid-cols-[5fr_4fr] lg:gap-20">
        <ol>
          {steps.map((step, index) => (
            <li
              key={step.slug}
              className="grid grid-cols-[3.5rem_1fr] border-t border-line py-6 sm:grid-cols-[5rem_1fr]"
            >
              <span
                aria-hidden="true"
                className="font-display text-3xl leading-none font-bold text-accent"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{step.heading}</h3>
                <p className="mt-2 max-w-measure text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <TextThread thread={thread} />
      </div>
      <div className="mt-20 grid gap-12 lg:grid-cols-[4fr_5fr] lg:gap-20">
        <CallDashboard dashboard={dashboard} />
        <div>
          <h3 className="text-2xl">{includedHeading}</h3>
          <dl className="mt-4 border-t-2 border-ink">
            {included.map((service) => (
              <div
                key={service.slug}
                className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[2fr_3fr]"
              >
                <dt className="font-semibold">{service.heading}</dt>
                <dd className="text-muted">{service.text}</dd>
              </div>
            ))}
          </dl>
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
        text
      }
      screenshot {
        ...Picture
        image {
          childImageSharp {
            gatsbyImageData(width: 480, formats: [PNG, WEBP, AVIF])
          }
        }
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
      answered
      missed
      calls {
        time
        topic
        outcome
      }
      screenshot {
        ...Picture
        image {
          childImageSharp {
            gatsbyImageData(width: 640, formats: [PNG, WEBP, AVIF])
          }
        }
      }
    }
    included {
      slug
      heading
      text
    }
  }
`;
