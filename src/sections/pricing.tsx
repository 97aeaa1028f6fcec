import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Section } from "../components/section";
import { dollars } from "../figures";

interface PricingProps {
  pricing: Queries.PricingFragment;
  /** The hosted payment page; without one there is no payment button. */
  paymentLink: string | null;
}

/** What the service costs, the way to ask for an area, and the way to pay. */
export function Pricing({ pricing, paymentLink }: PricingProps) {
  const { heading, lead, plans, button, payment, note } = pricing;
  return (
    <Section
      id="pricing"
      heading={heading}
      lead={lead}
      className="border-t border-line bg-card"
    >
      <ul className="grid border-2 border-ink md:auto-cols-fr md:grid-flow-col">
        {plans.map((plan, index) => (
          <li
            key={plan.slug}
            className="relative p-6 not-first:border-t-2 not-first:border-ink md:p-8 md:not-first:border-t-0 md:not-first:border-l-2"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className="absolute -top-5 left-6 flex size-10 items-center justify-center rounded-full bg-ink font-display text-2xl leading-none font-bold text-paper md:top-24 md:-left-5"
              >
                {plan.combines ? "=" : "+"}
              </span>
            )}
            <h3 className="text-xl">{plan.name}</h3>
            <p className="mt-4">
              <span className="block font-display text-hero leading-none font-bold">
                {dollars(plan.monthlyPrice)}
              </span>
              <span className="font-semibold">{plan.priceSuffix}</span>
            </p>
            <p className="mt-4 text-muted">{plan.summary}</p>
            <ul className="mt-5">
              {plan.points.map((point) => (
                <li key={point} className="border-t border-line py-2">
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{note}</p>
      <div className="mt-10 grid gap-8 md:grid-cols-2">
        <p>
          <ButtonLink href="#form">{button}</ButtonLink>
        </p>
        {paymentLink && (
          <div className="border-line max-md:border-t max-md:pt-8 md:border-l md:pl-8">
            <p id="payment-text" className="max-w-prose text-muted">
              {payment.text}
            </p>
            <p className="mt-4">
              <ButtonLink
                href={paymentLink}
                tone="quiet"
                newTab
                aria-describedby="payment-text"
              >
                {payment.button}
                <span className="sr-only">{` (${payment.newTab})`}</span>
              </ButtonLink>
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Pricing on PricingYaml {
    heading
    lead
    plans {
      slug
      name
      summary
      monthlyPrice
      combines
      priceSuffix
      points
    }
    button
    payment {
      button
      text
      newTab
    }
    note
  }
`;
