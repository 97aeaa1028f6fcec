import { graphql } from "gatsby";

interface ConsentProps {
  consent: Queries.ConsentFragment;
  /** Whether there are terms of service to link to. */
  hasTerms: boolean;
}

/** What the visitor agrees to by sending the form, with the policy and the terms. */
export function Consent({ consent, hasTerms }: ConsentProps) {
  return (
    <p className="max-sm:text-sm">
      {`${consent.text} `}
      <NewTab address="/privacy-policy">{consent.link}</NewTab>
      {hasTerms && (
        <>
          {" · "}
          <NewTab address="/terms-of-service">{consent.terms}</NewTab>
        </>
      )}
    </p>
  );
}

/**
 * In a new tab, so that the form keeps what is typed in it, and with an opener,
 * so that the tab knows the ZIP code and the campaign.
 */
function NewTab({ address, children }: { address: string; children: string }) {
  return (
    <a
      className="underline underline-offset-4"
      href={address}
      target="_blank"
      rel="opener"
    >
      {children}
    </a>
  );
}

export const fragment = graphql`
  fragment Consent on FormYamlConsent {
    text
    link
    terms
  }
`;
