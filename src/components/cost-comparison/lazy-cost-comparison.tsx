import { graphql } from "gatsby";
import { fetchLazyData } from "../../lib/lazy-data";
import { ExpandIcon } from "../icon";
import { useBrowserValue } from "../use-browser-value";
import { WhenNear } from "../when-near";
import { comparisonAnchor } from "./anchor";

async function load() {
  const [{ CostComparison }, data] = await Promise.all([
    import("./cost-comparison"),
    fetchLazyData("cost-comparison"),
  ]);
  return function Loaded() {
    return <CostComparison data={data} />;
  };
}

/**
 * The cost comparison, folded away and loaded when the visitor comes near it.
 * The visitor opens it, so the content below never moves by itself; a shared
 * link opens it too.
 */
export function LazyCostComparison({
  heading,
  pending,
}: Queries.LazyCostComparisonFragment) {
  const shared = useBrowserValue(
    () => /[?&]my-/.test(window.location.search),
    false,
  );
  return (
    <details
      id={comparisonAnchor}
      open={shared}
      className="group mt-4 rounded-lg border border-line bg-paper print:hidden no-scripting:hidden"
    >
      <summary className="flex min-h-16 cursor-pointer items-center gap-4 p-5 hover:text-accent sm:px-8">
        <h3 className="grow text-xl">{heading}</h3>
        <ExpandIcon />
      </summary>
      <WhenNear load={load} props={{}} className="px-5 pb-5 sm:px-8">
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
