import { graphql } from "gatsby";
import { ExpandIcon } from "../components/icon";
import { useBrowserValue } from "../hooks/use-browser-value";
import { WhenNear } from "../components/when-near";
import { withData } from "../components/with-data";
import { comparisonAnchor } from "./anchor";

interface LoadedProps {
  /** The label of the button that leads to the form. */
  button: string;
}

interface LazyCostComparisonProps extends LoadedProps {
  words: Queries.LazyCostComparisonFragment;
}

const load = () =>
  withData<"cost-comparison", LoadedProps>(
    "cost-comparison",
    import("./cost-comparison").then(({ CostComparison }) => CostComparison),
  );

/**
 * The cost comparison, folded away and loaded when the visitor comes near it.
 * The visitor opens it, so the content below never moves by itself; a shared
 * link opens it too.
 */
export function LazyCostComparison({
  words: { heading, pending },
  ...props
}: LazyCostComparisonProps) {
  const shared = useBrowserValue(
    () => /[?&]my-/.test(window.location.search),
    false,
  );
  return (
    <details
      id={comparisonAnchor}
      open={shared}
      className="lg:open:col-span-2 print:not-open:hidden no-scripting:hidden"
    >
      {/* The same size open and closed: the browser keeps the scroll position only then. */}
      <summary className="inline-flex min-h-14 cursor-pointer items-center justify-between gap-2 rounded-md border-2 border-control bg-card px-4 hover:border-ink in-open:bg-land max-sm:w-full">
        <h4 className="font-display text-lg leading-tight font-bold sm:text-xl">
          {heading}
        </h4>
        <ExpandIcon />
      </summary>
      <WhenNear load={load} props={props} className="pt-5">
        <p>{pending}</p>
      </WhenNear>
    </details>
  );
}

export const fragment = graphql`
  fragment LazyCostComparison on CostComparisonYaml {
    heading
    pending
  }
`;
