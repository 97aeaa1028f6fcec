import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { dollars } from "../lib/figures";
import { CheckIcon } from "../components/icon";
import { Ranges } from "../components/ranges";

type Plan = Queries.PlansFragment["plans"][number];

interface FirstPlanProps {
  plan: Plan;
  /** What a call comes to. */
  perCall: string;
  /** The button. */
  children: ReactNode;
}

/** The name and the price of the first plan. */
export function FirstPlan({ plan, perCall, children }: FirstPlanProps) {
  return (
    <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mt-8 lg:block">
      <div className="grow sm:max-w-md">
        <h3 className="text-xl">{plan.name}</h3>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-[min(clamp(3.5rem,7vw,5.5rem),16vw)] leading-none font-bold forced-colors:leading-normal">
            {dollars(plan.monthlyPrice)}
          </span>
          <span className="font-semibold">{plan.priceSuffix}</span>
        </p>
        <p className="mt-2 text-lg tabular">{perCall}</p>
      </div>
      <p className="grid grow sm:block sm:grow-0 lg:mt-5">{children}</p>
    </div>
  );
}

/** What the first plan includes. */
export function Inclusions({ plan: { summary, points } }: { plan: Plan }) {
  return (
    <>
      <p className="text-lg font-semibold">{summary}</p>
      <ul className="mt-3 grid gap-x-8 sm:mt-4 sm:grid-cols-[9fr_11fr]">
        {points.map((point) => (
          <li key={point} className="relative ps-8 sm:py-1">
            <CheckIcon />
            <Ranges text={point} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The plans after the first as slim rows that add to it. */
export function OtherPlans({ plans }: { plans: readonly Plan[] }) {
  const signs = signsBefore(plans);
  return (
    <ul className="mt-6 border-b border-line empty:hidden">
      {plans.map(
        (plan, index) =>
          index > 0 && (
            <li
              key={plan.slug}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[9fr_11fr]"
            >
              <div>
                <h3 className="text-lg sm:text-xl">{plan.name}</h3>
                <p className="mt-1 text-muted">
                  {plan.summary}{" "}
                  {plan.ask && (
                    <a
                      href="#form"
                      className="underline underline-offset-4 print:hidden"
                    >
                      {plan.ask}
                    </a>
                  )}
                </p>
              </div>
              <div>
                <p className="flex flex-wrap items-baseline gap-x-2">
                  {/* Both signs are as wide, so that the prices are one column. */}
                  <span className="flex font-display text-2xl leading-none font-bold forced-colors:leading-normal">
                    {signs[index] && (
                      <span aria-hidden="true" className="w-[1em]">
                        {signs[index]}
                      </span>
                    )}
                    {dollars(plan.monthlyPrice)}
                  </span>
                  <span className="font-semibold">{plan.priceSuffix}</span>
                </p>
                <ul className="mt-1 text-muted">
                  {plan.points.map((point) => (
                    <li key={point}>
                      <Ranges text={point} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ),
      )}
    </ul>
  );
}

/** Returns the sign before each plan: "+" and "=" where a plan directly follows exactly the plans that it combines. */
function signsBefore(plans: readonly Plan[]) {
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
  fragment Plans on PricingYaml {
    plans {
      slug
      name
      summary
      ask
      monthlyPrice
      combines
      priceSuffix
      points
    }
  }
`;
