import { graphql } from "gatsby";
import { dollars } from "../lib/figures";

type PlanList = Queries.PlansFragment["plans"];

/** The plans with their prices, in a grid that any number of plans fills. */
export function Plans({ plans }: { plans: PlanList }) {
  const signs = signsBefore(plans);
  return (
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
            {plan.points.map((point, index) => (
              <li key={index} className="border-t border-line py-2">
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Puts three plans in a row; if three do not divide the count, the last rows have two. */
function width(index: number, count: number) {
  const inRowsOfTwo = [0, 4, 2][count % 3] ?? 0;
  return index < count - inRowsOfTwo ? "md:col-span-2" : "md:col-span-3";
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
      monthlyPrice
      combines
      priceSuffix
      points
    }
  }
`;
