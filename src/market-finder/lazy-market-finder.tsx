import { graphql } from "gatsby";
import { WhenNear } from "../components/when-near";
import { withData } from "../components/with-data";
import { Intro } from "./intro";
import type { MarketFinderProps } from "./market-finder";

type LoadedProps = Omit<MarketFinderProps, "data">;

interface LazyMarketFinderProps extends LoadedProps {
  words: Queries.MarketFinderFragment;
}

const load = () =>
  withData<"market-finder", LoadedProps>(
    "market-finder",
    import("./market-finder").then(({ MarketFinder }) => MarketFinder),
  );

/** The market finder, loaded when the visitor comes near it. */
export function LazyMarketFinder({
  words: { heading, lead, pending },
  ...props
}: LazyMarketFinderProps) {
  return (
    <div
      id="market-finder"
      className="mt-8 rounded-lg border border-line bg-paper p-4 sm:p-8 print:not-has-[[href='#form']]:hidden no-scripting:hidden"
    >
      {/* As high as the loaded finder, so that the content below does not move. */}
      <WhenNear
        load={load}
        props={props}
        className="asked:min-h-258 asked:min-[22.5rem]:min-h-220 asked:sm:min-h-173 asked:lg:min-h-108"
      >
        <div className="grid gap-x-12 lg:grid-cols-[1fr_24rem]">
          <Intro heading={heading}>{lead}</Intro>
          <p className="min-h-34 text-sm min-[22.5rem]:min-h-20">{pending}</p>
        </div>
      </WhenNear>
    </div>
  );
}

export const fragment = graphql`
  fragment MarketFinder on MarketFinderYaml {
    heading
    lead
    pending
  }
`;
