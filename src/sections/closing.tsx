import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Section } from "../components/section";

/** The last call to action. */
export function Closing({ closing }: { closing: Queries.ClosingFragment }) {
  return (
    <Section
      id="closing"
      heading={closing.heading}
      lead={closing.text}
      className="bg-card"
    >
      <ButtonLink href="#form">{closing.button}</ButtonLink>
    </Section>
  );
}

export const fragment = graphql`
  fragment Closing on ClosingYaml {
    heading
    text
    button
  }
`;
