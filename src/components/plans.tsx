import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { dollars } from "../lib/figures";
import { CheckIcon } from "./icon";
import { Ranges } from "./ranges";

type PlanList = Queries.PlansFragment["plans"];

interface PlansProps {
  plans: PlanList;
  /** The button in the first plan. */
  children: ReactNode;
}

/** The plans with their prices in one frame: the first one large, the others as lines that add to it. */
export function Plans({ plans, children }: PlansProps) {
  const signs = signsBefore(plans);
  return (
    <ul className="rounded-lg border-2 border-ink">
      {plans.map((plan, index) => (
        <li
          key={plan.slug}
          className="relative grid grid-cols-1 gap-x-8 gap-y-3 p-5 pb-6 not-first:border-t-2 not-first:border-ink not-first:pt-7 sm:px-8 sm:py-8 md:grid-cols-3 md:px-10 md:py-12"
        >
          <div>
            <h3 className={index === 0 ? "text-2xl" : "text-lg sm:text-xl"}>
              {plan.name}
            </h3>
            <p className="mt-2 text-muted">
              {plan.summary}{" "}
              {plan.ask && (
                <a href="#form" className="underline underline-offset-4">
                  {plan.ask}
                </a>
              )}
            </p>
          </div>
          <div className="md:relative">
            {signs[index] && (
              <span
                aria-hidden="true"
                className="absolute -top-5.5 -ms-1 flex h-10 items-center bg-card px-1 font-display text-[2rem] leading-none font-bold md:-top-14.5"
              >
                {signs[index]}
              </span>
            )}
            <div
              className={`flex flex-wrap items-baseline gap-2 ${index === 0 ? "text-[min(clamp(3.5rem,7vw,5.5rem),16vw)]" : "text-3xl"}`}
            >
              <span className="font-display leading-none font-bold">
                {dollars(plan.monthlyPrice)}
              </span>
              <span className="text-base font-semibold">
                {plan.priceSuffix}
              </span>
            </div>
            {index === 0 && <p className="mt-4 grid sm:block">{children}</p>}
          </div>
          <ul>
            {plan.points.map((point) => (
              <li
                key={point}
                className={index === 0 ? "relative ps-8 sm:py-1" : "py-1"}
              >
                {index === 0 && <CheckIcon />}
                <Ranges text={point} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Returns the sign before each plan: "+" and "=" where a plan directly follows exactly the plans that it combines. */
function signsBefore(plans: PlanList) {
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
