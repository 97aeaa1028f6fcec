import { graphql } from "gatsby";

interface ThirdPartyTableProps {
  thirdParties: Queries.ThirdPartyTableFragment;
}

const rowNames = ["purpose", "when", "data"] as const;

/** The privacy policy's table of companies that a visitor's browser may contact, one group of rows each. */
export function ThirdPartyTable({ thirdParties }: ThirdPartyTableProps) {
  const { caption, rows, policyLink, parties } = thirdParties;
  return (
    <table className="mt-6 w-full text-start text-sm">
      <caption className="pb-3 text-start font-semibold">{caption}</caption>
      {parties.map((party) => (
        <tbody key={party.slug}>
          <tr className="border-t-2 border-ink">
            <th
              colSpan={2}
              scope="rowgroup"
              className="pt-3 text-base font-semibold"
            >
              {party.name}
            </th>
          </tr>
          {rowNames.map((row) => (
            <tr key={row} className="border-b border-line align-top">
              <th
                scope="row"
                className="w-1/4 py-2 pe-[min(1rem,2.5vw)] font-semibold md:w-1/3"
              >
                {rows[row]}
              </th>
              <td className="py-2 wrap-anywhere">{party[row]}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2} className="pb-3">
              <a
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                href={party.policy}
              >
                {`${policyLink}: ${party.name}`}
              </a>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

export const fragment = graphql`
  fragment ThirdPartyTable on ThirdPartiesYaml {
    caption
    rows {
      purpose
      when
      data
    }
    policyLink
    parties {
      slug
      name
      purpose
      when
      data
      policy
    }
  }
`;
