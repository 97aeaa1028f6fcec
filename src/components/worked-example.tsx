import { graphql } from "gatsby";
import { BreakEvenBar } from "../illustrations/break-even-bar";
import { Amounts, Ranges } from "./ranges";

/** The cost comparison for the starting values, which needs no JavaScript: a table, and what follows from it. The build calculates it. */
export function WorkedExample({
  example: { unit, facts, bar, monthsBefore, caption },
}: {
  example: Queries.WorkedExampleFragment["example"];
}) {
  return (
    // The open calculator says the same of the visitor's own numbers.
    <div className="contents has-[+[open]]:hidden">
      <div>
        <table className="w-full">
          <caption className="mb-4 text-start text-muted">{unit}</caption>
          <thead className="border-b-2 border-ink">
            <tr>
              {facts.map(({ name }, index) => (
                <th key={index} scope="col" className="pb-2 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="align-top">
              {facts.map(({ value, inputs }, index) => (
                <td key={index} className="pe-2 pt-3 whitespace-pre-line">
                  <Amounts text={value} />
                  <span className="block text-muted">
                    <Ranges text={inputs} />
                  </span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <p className="mt-4 empty:hidden">{monthsBefore}</p>
      </div>
      {/* Beside the table and the button below it. */}
      <div className="lg:row-span-2 lg:pt-11">
        {bar && <BreakEvenBar bar={bar} />}
        <p className="mt-3 text-sm whitespace-pre-line text-muted">{caption}</p>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment WorkedExample on CostComparisonYaml {
    example {
      unit
      facts {
        name
        value
        inputs
      }
      bar {
        calls {
          ...Range
        }
        breakEven {
          ...Range
        }
        labels {
          verdict {
            leads
            plan
          }
          breakEven
          calls
        }
      }
      monthsBefore
      caption
    }
  }
`;
