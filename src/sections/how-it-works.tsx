import { graphql } from "gatsby";
import { Section } from "../components/section";

/** The steps from a ZIP code to a ringing phone, and what the fee includes. */
export function HowItWorks({
  howItWorks,
}: {
  howItWorks: Queries.HowItWorksFragment;
}) {
  const { heading, lead, steps, includedHeading, included } = howItWorks;
  return (
    <Section id="how-it-works" heading={heading} lead={lead}>
      <ol className="grid gap-8 md:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.slug}>
            <p
              aria-hidden="true"
              className="font-display text-4xl font-bold text-accent"
            >
              {index + 1}
            </p>
            <h3 className="mt-2 text-xl font-bold">{step.heading}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-16 text-2xl font-bold">{includedHeading}</h3>
      <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {included.map((service) => (
          <div key={service.slug} className="border-t border-line pt-3">
            <dt className="font-semibold">{service.heading}</dt>
            <dd className="text-muted">{service.text}</dd>
          </div>
        ))}
      </dl>
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
    includedHeading
    included {
      slug
      heading
      text
    }
  }
`;
