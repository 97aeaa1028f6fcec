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
    <Section id="pricing" heading={heading} lead={lead} className="bg-card">
      <ul className="grid gap-8 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.slug} className="border-t-2 border-ink pt-4">
            <h3 className="text-2xl font-bold">{plan.name}</h3>
            <p className="mt-1 text-muted">{plan.summary}</p>
            <p className="mt-4">
              <span className="font-display text-5xl font-bold tabular-nums">
                {dollars(plan.monthlyPrice)}
              </span>
              {plan.priceSuffix}
            </p>
            <ul className="mt-4 list-disc space-y-1 pl-5">
              {plan.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted">{note}</p>
      <p className="mt-8">
        <ButtonLink href="#form">{button}</ButtonLink>
      </p>
      {paymentLink && (
        <div className="mt-8 max-w-prose">
          <p id="payment-text">{payment.text}</p>
          <p className="mt-3">
            <ButtonLink
              href={paymentLink}
              tone="quiet"
              newTab
              describedBy="payment-text"
            >
              {payment.button}
              <span className="sr-only">{`, ${payment.newTab}`}</span>
            </ButtonLink>
          </p>
        </div>
      )}
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
