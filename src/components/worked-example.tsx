import { graphql } from "gatsby";

/** The cost comparison for the starting values, as text that needs no JavaScript. The build calculates it. */
export function WorkedExample({
  example: { heading, caption, sentences },
}: {
  example: Queries.WorkedExampleFragment["example"];
}) {
  return (
    <div className="rounded-lg border border-line bg-paper p-5 sm:p-8">
      <h3 className="text-2xl">{heading}</h3>
      <p className="mt-2 max-w-measure text-sm text-muted">{caption}</p>
      <div className="mt-4 flex max-w-measure flex-col gap-3">
        {sentences.map((sentence, index) => (
          <p key={index}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment WorkedExample on CostComparisonYaml {
    example {
      heading
      caption
      sentences
    }
  }
`;
