import { graphql } from "gatsby";
import { fetchLazyData } from "../../lib/lazy-data";
import { ExpandIcon } from "../icon";
import { useBrowserValue } from "../use-browser-value";
import { WhenNear } from "../when-near";
import { comparisonAnchor } from "./anchor";

interface LoadedProps {
  /** The label of the button that leads to the form. */
  button: string;
}

interface LazyCostComparisonProps extends LoadedProps {
  words: Queries.LazyCostComparisonFragment;
}

async function load() {
  const [{ CostComparison }, data] = await Promise.all([
    import("./cost-comparison"),
    fetchLazyData("cost-comparison"),
  ]);
  return function Loaded(props: LoadedProps) {
    return <CostComparison data={data} {...props} />;
  };
}

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
      className="calculator print:not-open:hidden no-scripting:hidden"
    >
      {/* A button below the example, the heading of the open calculator. */}
      <summary className="mx-4 flex min-h-14 cursor-pointer items-center justify-between gap-4 hover:text-accent sm:mx-8">
        <h3>{heading}</h3>
        <ExpandIcon />
      </summary>
      <WhenNear load={load} props={props} className="px-4 pb-5 sm:px-8 sm:pb-8">
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
