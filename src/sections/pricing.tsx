import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Calculator } from "../calculator/calculator";
import { FormLink } from "../components/form-link";
import { Plans } from "../components/plans";
import { Section } from "../components/section";

interface PricingProps {
  pricing: Queries.PricingFragment;
  /** The questions about leaving; those with a short answer are shown below the plans. */
  ownership: Queries.OwnershipFragment["ownership"];
  calculator: Queries.CalculatorFragment;
  /** The city tiers of the call-volume table. */
  tiers: Queries.CallVolumeTableFragment["tiers"];
  /** The hosted payment page; without one there is no payment button. */
  paymentLink: string | null;
  /** The label of the link to the terms of service, if there are any. */
  terms: string | null;
}

/** The plans, the buttons to ask and to pay, and the calculator. */
export function Pricing({
  pricing,
  ownership,
  calculator,
  tiers,
  paymentLink,
  terms,
}: PricingProps) {
  const { heading, lead, perCall, plans, payment, note } = pricing;
  return (
    <Section
      id="pricing"
      heading={heading}
      lead={lead}
      intro={
        <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
          <b className="font-display text-giant leading-none text-accent">
            {perCall.amount}
          </b>
          <span className="font-display text-2xl font-bold">
            {perCall.unit}
          </span>
        </p>
      }
      className="border-t border-line bg-card"
    >
      <Plans plans={plans}>
        <FormLink>{pricing.button}</FormLink>
      </Plans>
      <p className="mt-4 text-sm text-muted">{note}</p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 font-semibold empty:hidden">
        {ownership.map(
          ({ slug, short }) => short && <li key={slug}>{short}</li>,
        )}
      </ul>
      {paymentLink && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p id="payment-text" className="max-w-md text-muted">
            {payment.text}{" "}
            {terms && (
              <a
                className="underline underline-offset-4"
                href="/terms-of-service"
              >
                {terms}
              </a>
            )}
          </p>
          <p>
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
      <Calculator
        calculator={calculator}
        monthlyPrice={plans[0]?.monthlyPrice ?? 0}
        tiers={tiers}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment Pricing on PricingYaml {
    heading
    lead
    perCall {
      amount
      unit
    }
    ...Plans
    button
    payment {
      button
      text
      newTab
    }
    note
  }

  fragment Ownership on FaqYaml {
    ownership {
      slug
      short
    }
  }
`;
