import { graphql } from "gatsby";
import { Ranges } from "./ranges";
import { BreakEvenBar } from "../illustrations/break-even-bar";

/** The cost comparison for the starting values, as text that needs no JavaScript. The build calculates it. */
export function WorkedExample({
  example: { monthsBefore, caption, facts, unit, bar },
}: {
  example: Queries.WorkedExampleFragment["example"];
}) {
  const parts = facts.map(({ label }) => label.split("\n"));
  return (
    // The open calculator says the same of the visitor's own numbers.
    <div className="grid items-start gap-x-12 gap-y-5 has-[+[open]]:hidden lg:grid-cols-2">
      <div>
        <table className="w-full table-fixed">
          <caption className="mb-5 text-start text-muted">{unit}</caption>
          <thead className="border-b-2 border-ink">
            <tr>
              {parts.map(([name], index) => (
                <th key={index} scope="col" className="pb-2 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {facts.map(({ value }, index) => (
                <td
                  key={index}
                  className="pe-2 pt-3 text-xl font-bold sm:text-[2rem]"
                >
                  {value}
                </td>
              ))}
            </tr>
            <tr className="align-top text-muted">
              {parts.map(([, ...lines], index) => (
                <td key={index} className="pe-3 pb-3 whitespace-pre-line">
                  <Ranges text={lines.join("\n")} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <p className="mt-2 empty:hidden">{monthsBefore}</p>
      </div>
      <div>
        {bar && <BreakEvenBar bar={bar} />}
        <p className="mt-4 max-w-measure text-sm whitespace-pre-line text-muted">
          <Ranges text={caption} />
        </p>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment WorkedExample on CostComparisonYaml {
    example {
      monthsBefore
      caption
      facts {
        value
        label
      }
      unit
      bar {
        calls {
          ...Range
        }
        costs {
          low
          high
          even
        }
        breakEven {
          ...Range
        }
        labels {
          verdict {
            plan
            leads
          }
          breakEven
          unit
        }
      }
    }
  }
`;
