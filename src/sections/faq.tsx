import { graphql } from "gatsby";
import { Icon } from "../components/icon";
import { Section } from "../components/section";

/** Questions and answers. The browser keeps one open at a time, because they share a name. */
export function Faq({ faq }: { faq: Queries.FaqFragment }) {
  if (!faq.shown) return null;
  return (
    <Section id="faq" heading={faq.heading}>
      <div className="border-t-2 border-ink">
        {faq.items.map(({ slug, question, answer, icon }) => (
          <details key={slug} name="faq" className="group border-b border-line">
            <summary className="flex min-h-16 cursor-pointer items-center gap-4 py-4 hover:text-accent">
              <Icon name={icon} />
              <h3 className="grow text-lg leading-snug">{question}</h3>
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                className="size-6 shrink-0 fill-none stroke-current stroke-2 transition-transform group-open:rotate-45"
              >
                <path d="M12 4v16M4 12h16" />
              </svg>
            </summary>
            <div className="max-w-prose space-y-3 pb-6 pl-10 text-muted">
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
    shown
    heading
    items {
      slug
      question
      answer
      icon
    }
  }
`;
