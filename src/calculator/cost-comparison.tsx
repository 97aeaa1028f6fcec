import { useRef } from "react";
import { BreakEvenBar } from "../illustrations/break-even-bar";
import { interpolate } from "../lib/figures";
import type { CostComparisonData } from "../lib/lazy-data";
import { buttonClass } from "../components/button-link";
import { CopyLink } from "../components/copy-link";
import { FormLink } from "../components/form-link";
import { useMarket } from "../market-finder/use-market";
import { Explained, Terms } from "../components/terms";
import { useZip } from "../hooks/use-zip";
import { comparisonAnchor } from "./anchor";
import { Assumptions } from "./assumptions";
import { ComparisonForm } from "./comparison-form";
import { Results } from "./results";
import { useComparison, writeAddress } from "./use-comparison";

interface CostComparisonProps {
  data: CostComparisonData;
  /** The label of the button that leads to the form. */
  button: string;
}

/**
 * Compares what calls and policies cost with shared leads and with a plan, from
 * the visitor's own numbers. It reads the address while it renders, so only the
 * browser can render it.
 */
export function CostComparison({ data, button }: CostComparisonProps) {
  const { words, terms, tiers } = data;
  const form = useRef<HTMLFormElement>(null);
  const zip = useZip();
  const { place, tier } = useMarket(zip, tiers);
  const { state, preselected, comparison, announced, readForm } = useComparison(
    data,
    tier?.slug,
  );
  return (
    <Terms terms={terms}>
      <p className="mb-4 max-w-measure text-muted">
        <Explained text={words.lead} /> {words.starting}
      </p>
      <div className="grid gap-x-12 lg:grid-cols-2">
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
        <div className="mt-8 lg:mt-0">
          {/* Screen readers hear it as the caption of the table. */}
          <p
            aria-hidden="true"
            className="mb-4 border-b-2 border-ink font-display text-lg font-bold"
          >
            {words.results}
          </p>
          <Results
            main
            caption={words.results}
            rows={[comparison.perPolicy]}
            words={words}
            comparison={comparison}
          />
          {comparison.monthsBefore && (
            <p className="-mt-2 mb-4">{comparison.monthsBefore}</p>
          )}
          {comparison.bar ? (
            <BreakEvenBar bar={comparison.bar} />
          ) : (
            <p className="text-lg font-semibold sm:text-xl">
              {comparison.verdict}
            </p>
          )}
          {/* The bar shows it. */}
          <p className="sr-only">{comparison.breakEven}</p>
          <div className="mt-6 flex flex-wrap items-center gap-4 print:hidden">
            <FormLink className={`${buttonClass.loud} max-sm:w-full`}>
              {button}
            </FormLink>
            <CopyLink
              words={data.notifications}
              subject={state}
              address={(compared) => {
                const mistake =
                  form.current?.querySelector<HTMLInputElement>(
                    "input:invalid",
                  );
                mistake?.focus();
                if (mistake) return undefined;
                writeAddress(compared, `#${comparisonAnchor}`);
                return window.location.href;
              }}
            />
          </div>
          <Assumptions words={words} comparison={comparison} />
          <output className="sr-only">{announced}</output>
        </div>
      </div>
    </Terms>
  );
}
