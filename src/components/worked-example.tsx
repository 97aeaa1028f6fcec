import { graphql } from "gatsby";
import { Ranges } from "./ranges";
import { BreakEvenBar } from "../illustrations/break-even-bar";

/** The cost comparison for the starting values, as text that needs no JavaScript. The build calculates it. */
export function WorkedExample({
  example: { heading, caption, facts, sentences, bar },
}: {
  example: Queries.WorkedExampleFragment["example"];
}) {
  const [verdict, ...others] = sentences;
  return (
    // The open calculator says the same of the visitor's own numbers.
    <div className="grid items-start gap-x-12 gap-y-4 lg:grid-cols-2 [&:has(+[open])]:hidden">
      <div>
        <h3 className="text-2xl">{heading}</h3>
        {others.map((sentence, index) => (
          <p key={index} className="mt-3 max-w-measure text-balance text-muted">
            <Ranges text={sentence} />
          </p>
        ))}
        <dl className="mt-5 grid grid-cols-[2fr_3fr] gap-x-5">
          {facts.map(({ value, label }, index) => (
            <div key={index} className="flex flex-col justify-between gap-1">
              <dt className="whitespace-pre-line first-line:font-semibold">
                <Ranges text={label} />
              </dt>
              <dd className="text-2xl leading-tight font-bold sm:text-[2rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <p className="mb-3 max-w-measure text-lg font-semibold text-balance">
          <Ranges text={verdict ?? ""} />
        </p>
        {bar && <BreakEvenBar bar={bar} />}
      </div>
      <p className="max-w-measure text-sm text-muted">{caption}</p>
    </div>
  );
}

export const fragment = graphql`
  fragment WorkedExample on CostComparisonYaml {
    example {
      heading
      caption
      facts {
        value
        label
      }
      sentences
      bar {
        calls {
          ...Range
        }
        breakEven {
          ...Range
        }
        labels {
          less
          more
          breakEven
        }
      }
    }
  }
`;
