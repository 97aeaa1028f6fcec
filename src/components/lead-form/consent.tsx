import { graphql } from "gatsby";

interface ConsentProps {
  words: Queries.ConsentFragment;
  /** The label of the terms of service in the footer; null without terms. */
  terms: string | null;
  className: string;
}

const link = "underline underline-offset-4";

/** What the visitor agrees to by sending the form, before the form. */
export function Consent({ words, terms, className }: ConsentProps) {
  return (
    <p className={`max-w-measure text-sm ${className}`}>
      {`${words.text} `}
      {/* In a new tab, so that the form keeps what is typed in it, and with
          an opener, so that the tab knows the ZIP code and the campaign. */}
      <a className={link} href="/privacy-policy" target="_blank" rel="opener">
        {words.link}
      </a>
      {terms && (
        <>
          {" · "}
          <a
            className={link}
            href="/terms-of-service"
            target="_blank"
            rel="opener"
          >
            {words.terms}
          </a>
        </>
      )}
    </p>
  );
}

export const fragment = graphql`
  fragment Consent on FormYamlConsent {
    text
    link
    terms
  }
`;
