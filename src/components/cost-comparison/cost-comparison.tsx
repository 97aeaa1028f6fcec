import { useRef } from "react";
import { interpolate } from "../../lib/figures";
import type { CostComparisonData } from "../../lib/lazy-data";
import { useMarket } from "../market-finder/use-market";
import { Explained, Terms } from "../terms";
import { useAskedZip } from "../use-asked-zip";
import { ComparisonForm } from "./comparison-form";
import { CopyLink } from "./copy-link";
import { Results } from "./results";
import { useComparison } from "./use-comparison";

/**
 * Compares what calls and policies cost with shared leads and with a plan, from
 * the visitor's own numbers. It reads the address while it renders, so only the
 * browser can render it.
 */
export function CostComparison({ data }: { data: CostComparisonData }) {
  const { words, terms, tiers } = data;
  const form = useRef<HTMLFormElement>(null);
  const zip = useAskedZip();
  const { place, tier } = useMarket(zip, tiers);
  const { state, preselected, comparison, announced, readForm } = useComparison(
    data,
    tier?.slug,
  );
  return (
    <Terms terms={terms}>
      <div>
        <p className="max-w-measure text-muted">
          <Explained text={words.lead} />
        </p>
        <p className="mt-2 max-w-measure text-sm text-muted">
          {words.starting}
        </p>
        <ComparisonForm
          ref={form}
          data={data}
          state={state}
          comparison={comparison}
          preselected={preselected}
          place={
            place && tier
              ? interpolate(words.choices.asked, {
                  zip,
                  ...place,
                  tier: tier.tier,
                })
              : ""
          }
          onInput={readForm}
        />
        <Results words={words} comparison={comparison} />
        <p className="mt-5 max-w-measure text-lg font-semibold">
          {comparison.verdict}
        </p>
        <output className="sr-only">{announced}</output>
        <CopyLink form={form} data={data} state={state} />
        <h4 className="mt-6 font-semibold">{words.assumptionsHeading}</h4>
        <ul className="mt-2 flex max-w-measure list-disc flex-col gap-1 ps-5 text-sm text-muted">
          {words.assumptions.map((assumption, index) => (
            <li key={index}>
              <Explained text={assumption} />
            </li>
          ))}
        </ul>
      </div>
    </Terms>
  );
}
