import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Calculator } from "../calculator/calculator";
import { FormLink } from "../components/form-link";
import { FirstPlan, Inclusions, OtherPlans } from "./plans";
import { Section } from "../components/section";
import { dollars, interpolate } from "../lib/figures";

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
  /** The word on what is an example. */
  exampleTag: string;
}

/** The plans in one spread, the buttons to ask and to pay, and the calculator. */
export function Pricing({
  pricing,
  ownership,
  calculator,
  tiers,
  paymentLink,
  terms,
  exampleTag,
}: PricingProps) {
  const { heading, perCall, plans, payment, note } = pricing;
  const plan = plans[0]!;
  const costAt = (calls: number) =>
    dollars(Math.round((100 * plan.monthlyPrice) / calls) / 100);
  return (
    <Section
      id="pricing"
      heading={heading}
      layout="spread"
      intro={
        <FirstPlan
          plan={plan}
          perCall={interpolate(perCall.text, {
            ...perCall,
            fewCost: costAt(perCall.few),
            manyCost: costAt(perCall.many),
          })}
        >
          <FormLink>{pricing.button}</FormLink>
        </FirstPlan>
      }
      className="border-t border-line bg-card"
    >
      <div className="mt-6 lg:row-span-2 lg:mt-2">
        <Inclusions plan={plan} />
        <OtherPlans plans={plans} />
        <p className="mt-3 text-sm text-muted">{note}</p>
        <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 font-semibold empty:hidden">
          {ownership.map(
            ({ slug, short }) => short && <li key={slug}>{short}</li>,
          )}
        </ul>
      </div>
      {paymentLink && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:block lg:self-end">
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
          <p className="lg:mt-3">
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
      <div className="lg:col-span-2">
        <Calculator
          calculator={calculator}
          monthlyPrice={plan.monthlyPrice}
          tiers={tiers}
          exampleTag={exampleTag}
        />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Pricing on PricingYaml {
    heading
    perCall {
      few
      many
      text
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
