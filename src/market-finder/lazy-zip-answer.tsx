import { graphql } from "gatsby";
import { WhenNear } from "../components/when-near";
import { withData } from "../components/with-data";
import type { ZipAnswerProps } from "./zip-answer";

type LoadedProps = Omit<ZipAnswerProps, "data">;

const load = () =>
  withData<"market-finder", LoadedProps>(
    "market-finder",
    import("./zip-answer").then(({ ZipAnswer }) => ZipAnswer),
  );

/** What is known of the ZIP code that the visitor asks about, loaded when the visitor comes near. */
export function LazyZipAnswer({ words }: LoadedProps) {
  return (
    // Reserves the height of an answer, so that the form does not move.
    <WhenNear
      load={load}
      props={{ words }}
      className="max-w-measure print:hidden asked:mt-6 asked:min-h-41 asked:min-[22.5rem]:min-h-28 no-scripting:hidden"
    />
  );
}

export const fragment = graphql`
  fragment ZipAnswer on FormYamlAnswer {
    found
    calls
    failed
  }
`;
