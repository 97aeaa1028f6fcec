import { graphql } from "gatsby";
import { Ranges } from "./ranges";
import { Sentences } from "./sentences";

/** The cost comparison for the starting values, as text that needs no JavaScript. The build calculates it. */
export function WorkedExample({
  example: { unit, facts, verdict, monthsBefore, caption },
}: {
  example: Queries.WorkedExampleFragment["example"];
}) {
  const parts = facts.map(({ label }) => label.split("\n"));
  return (
    // The open calculator says the same of the visitor's own numbers.
    <div className="grid items-start gap-x-12 gap-y-5 has-[+[open]]:hidden lg:grid-cols-2">
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
      <div className="max-w-measure">
        <p className="text-lg leading-snug font-semibold sm:text-xl">
          <Sentences text={verdict} />
        </p>
        <p className="mt-4 empty:hidden">{monthsBefore}</p>
        <p className="mt-4 text-sm whitespace-pre-line text-muted">
          <Ranges text={caption} />
        </p>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment WorkedExample on CostComparisonYaml {
    example {
      unit
      facts {
        value
        label
      }
      verdict
      monthsBefore
      caption
    }
  }
`;
