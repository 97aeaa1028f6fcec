import { graphql } from "gatsby";
import { Ranges } from "./ranges";
import { BreakEvenBar } from "../illustrations/break-even-bar";

/** The cost comparison for the starting values, as text that needs no JavaScript. The build calculates it. */
export function WorkedExample({
  example: { heading, caption, facts, unit, sentences, bar },
}: {
  example: Queries.WorkedExampleFragment["example"];
}) {
  const [verdict, ...others] = sentences;
  const parts = facts.map(({ label }) => label.split("\n"));
  return (
    // The open calculator says the same of the visitor's own numbers.
    <div className="grid items-start gap-x-12 gap-y-3 lg:grid-cols-2 [&:has(+[open])>div]:hidden">
      <h3 className="text-2xl">{heading}</h3>
      <div>
        {others.map((sentence, index) => (
          <p key={index} className="max-w-measure text-muted">
            <Ranges text={sentence} />
          </p>
        ))}
        <table className="mt-5 w-full">
          <caption className="sr-only">{unit}</caption>
          <thead>
            <tr>
              {parts.map(([name], index) => (
                <th key={index} scope="col" className="font-semibold">
                  {name}
                </th>
              ))}
            </tr>
            <tr className="align-top">
              {parts.map(([, ...lines], index) => (
                <td key={index} className="pe-3 pb-3 whitespace-pre-line">
                  <Ranges text={lines.join("\n")} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody className="border-t-2 border-ink">
            <tr>
              <th
                scope="rowgroup"
                colSpan={facts.length}
                className="pt-3 text-sm font-semibold text-muted"
              >
                {unit}
              </th>
            </tr>
            <tr>
              {facts.map(({ value }, index) => (
                <td
                  key={index}
                  className="pe-3 text-2xl font-bold sm:text-[2rem]"
                >
                  {value}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <p className="mb-3 max-w-measure text-xl font-semibold text-balance">
          <Ranges text={verdict ?? ""} />
        </p>
        {bar && <BreakEvenBar bar={bar} />}
        <p className="mt-4 max-w-measure text-sm text-muted">{caption}</p>
      </div>
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
      unit
      sentences
      bar {
        calls {
          ...Range
        }
        costs {
          low
          high
        }
        breakEven {
          ...Range
        }
        labels {
          leads
          plan
          breakEven
          unit
        }
      }
    }
  }
`;
