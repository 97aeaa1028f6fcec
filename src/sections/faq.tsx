import { graphql } from "gatsby";
import { Icon } from "../components/icon";
import { Section } from "../components/section";

/** Questions and answers. The browser keeps one open at a time, because they share a name. */
export function Faq({ faq }: { faq: Queries.FaqFragment }) {
  return (
    <Section id="faq" heading={faq.heading}>
      <div className="max-w-3xl border-t border-line">
        {faq.items.map(({ slug, question, answer, icon }) => (
          <details key={slug} name="faq" className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer items-center gap-4 py-3 text-lg font-semibold">
              <Icon name={icon} />
              <h3 className="grow font-text leading-snug">{question}</h3>
              <span
                aria-hidden="true"
                className="text-2xl group-open:rotate-45"
              >
                {"+"}
              </span>
            </summary>
            <div className="space-y-3 pb-5 pl-10 text-muted">
              {answer.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Faq on FaqYaml {
    heading
    items {
      slug
      question
      answer
      icon
    }
  }
`;
