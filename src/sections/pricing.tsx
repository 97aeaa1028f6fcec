import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Glossary } from "../components/glossary";
import { ExpandIcon } from "../components/icon";
import { Section } from "../components/section";
import { useBrowserValue } from "../components/use-browser-value";
import { fetchLazyData, WhenNear } from "../components/when-near";
import { WorkedExample } from "../components/worked-example";
import type { CostComparisonData } from "../lib/cost-comparison";
import { dollars } from "../lib/figures";

interface PricingProps {
  pricing: Queries.PricingFragment;
  costComparison: Queries.CostComparisonFragment;
  terms: Queries.GlossaryFragment;
  /** The hosted payment page; without one there is no payment button. */
  paymentLink: string | null;
}

async function loadCostComparison() {
  const [{ default: CostComparison }, data] = await Promise.all([
    import("../components/cost-comparison"),
    fetchLazyData<CostComparisonData>("cost-comparison"),
  ]);
  return function Loaded() {
    return <CostComparison data={data} />;
  };
}

/** What the service costs, the way to ask for an area, and the way to pay. */
export function Pricing({
  pricing,
  costComparison,
  terms,
  paymentLink,
}: PricingProps) {
  const { heading, lead, plans, button, payment, note } = pricing;
  const signs = signsBefore(plans);
  const shared = useBrowserValue(
    () => /[?&]my-/.test(window.location.search),
    false,
  );
  return (
    <Section
      id="pricing"
      heading={heading}
      lead={lead}
      className="border-t border-line bg-card"
    >
      <ul className="grid ps-0.5 pt-0.5 md:grid-cols-6">
        {plans.map((plan, index) => (
          <li
            key={plan.slug}
            className={`group relative -ms-0.5 -mt-0.5 border-2 border-ink p-6 md:p-8 md:only:col-span-6 md:only:grid md:only:grid-cols-2 md:only:gap-12 ${width(index, plans.length)}`}
          >
            {signs[index] && (
              <span
                aria-hidden="true"
                className={`absolute start-6 -top-5 flex size-10 items-center justify-center rounded-full bg-ink font-display text-2xl leading-none font-bold text-paper md:-start-5 md:top-24 ${plans.length > 3 ? "md:hidden" : ""}`}
              >
                {signs[index]}
              </span>
            )}
            <div>
              <h3 className="text-xl">{plan.name}</h3>
              <p className="mt-4">
                <span className="block font-display text-hero leading-none font-bold">
                  {dollars(plan.monthlyPrice)}
                </span>
                <span className="font-semibold">{plan.priceSuffix}</span>
              </p>
              <p className="mt-4 text-muted">{plan.summary}</p>
            </div>
            <ul className="mt-5 md:group-only:mt-0">
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
        {/* Opened by the visitor, so that what is below never moves by itself. */}
        <details
          open={shared}
          className="group mt-4 rounded-lg border border-line bg-paper print:hidden no-scripting:hidden"
        >
          <summary className="flex min-h-16 cursor-pointer items-center gap-4 p-5 hover:text-accent sm:px-8">
            <h3 className="grow text-xl">{costComparison.heading}</h3>
            <ExpandIcon />
          </summary>
          <WhenNear
            load={loadCostComparison}
            props={{}}
            className="px-5 pb-5 sm:px-8"
          >
            <p>{costComparison.pending}</p>
          </WhenNear>
        </details>
      </div>
      <div className="mt-16">
        <Glossary terms={terms} />
      </div>
    </Section>
  );
}

/** Rows of three at most, each filled: what three do not divide ends in rows of two. */
function width(index: number, count: number) {
  const inRowsOfTwo = [0, 4, 2][count % 3] ?? 0;
  return index < count - inRowsOfTwo ? "md:col-span-2" : "md:col-span-3";
}

/** The signs of a sum, where a plan directly follows exactly those that it combines. */
function signsBefore(plans: Queries.PricingFragment["plans"]) {
  const signs = plans.map(() => "");
  plans.forEach(({ combines }, end) => {
    const start = end - (combines?.length ?? Infinity);
    if (start < 0) return;
    const parts = plans.slice(start, end);
    if (!parts.every(({ slug }) => combines?.includes(slug))) return;
    signs.fill("+", start + 1, end).fill("=", end, end + 1);
  });
  return signs;
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

  fragment CostComparison on CostComparisonYaml {
    heading
    pending
    ...WorkedExample
  }
`;
