import { graphql } from "gatsby";
import { ExpandIcon, Icon } from "../components/icon";
import { Section } from "../components/section";
import { answered } from "../lib/answered";
import type { FaqIcon } from "../lib/faq-icons";

interface FaqProps {
  faq: Queries.FaqFragment;
  /** The address for other questions. */
  email: string;
}

/** Questions and answers. The browser keeps one open at a time, because they share a name. */
export function Faq({ faq, email }: FaqProps) {
  if (!faq.shown) return null;
  return (
    <Section
      id="faq"
      heading={faq.heading}
      lead={faq.lead}
      intro={
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 min-w-11 items-center wrap-anywhere underline underline-offset-4"
        >
          {email}
        </a>
      }
      layout="split"
    >
      <div className="border-t-2 border-ink">
        {[...faq.items, ...answered(faq.ownership)].map(
          ({ slug, question, answer, icon }) => (
            <details key={slug} name="faq" className="border-b border-line">
              <summary className="flex min-h-16 cursor-pointer items-center gap-3 py-3 hover:text-accent">
                <Icon name={icon as FaqIcon} />
                <h3 className="grow text-lg leading-snug">{question}</h3>
                <ExpandIcon />
              </summary>
              <div className="ms-9 flex max-w-measure flex-col gap-3 pb-6 text-muted">
                {answer.split(/\n{2,}/).map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            </details>
          ),
        )}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Faq on FaqYaml {
    shown
    heading
    lead
    items {
      slug
      question
      answer
      icon
    }
    ownership {
      slug
      question
      answer
      icon
    }
  }
`;
