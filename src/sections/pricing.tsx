import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { LazyCostComparison } from "../components/cost-comparison/lazy-cost-comparison";
import { FormLink } from "../components/form-link";
import { Glossary } from "../components/glossary";
import { Plans } from "../components/plans";
import { Section } from "../components/section";
import { WorkedExample } from "../components/worked-example";

interface PricingProps {
  pricing: Queries.PricingFragment;
  costComparison: Queries.CostComparisonFragment;
  terms: Queries.GlossaryFragment;
  /** The hosted payment page; without one there is no payment button. */
  paymentLink: string | null;
}

/** The plans, the buttons to ask and to pay, the cost comparison and the glossary. */
export function Pricing({
  pricing,
  costComparison,
  terms,
  paymentLink,
}: PricingProps) {
  const { heading, lead, plans, button, payment, note } = pricing;
  return (
    <Section
      id="pricing"
      heading={heading}
      lead={lead}
      className="border-t border-line bg-card"
    >
      <Plans plans={plans} />
      <p className="mt-4 text-sm text-muted">{note}</p>
      <div className="mt-10 grid gap-8 md:grid-cols-2">
        <p>
          <FormLink>{button}</FormLink>
        </p>
        {paymentLink && (
          <div className="border-line max-md:border-t max-md:pt-8 md:border-s md:ps-8">
            <p id="payment-text" className="max-w-measure text-muted">
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
      <div className="mt-16">
        <WorkedExample example={costComparison.example} />
        <LazyCostComparison {...costComparison} />
      </div>
      <div className="mt-16">
        <Glossary terms={terms} />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Pricing on PricingYaml {
    heading
    lead
    ...Plans
    button
    payment {
      button
      text
      newTab
    }
    note
  }

  fragment CostComparison on CostComparisonYaml {
    ...WorkedExample
    ...LazyCostComparison
  }
`;
