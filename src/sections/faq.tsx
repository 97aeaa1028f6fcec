import { graphql } from "gatsby";
import { useEffect, type MouseEvent } from "react";
import { ExpandIcon, Icon } from "../components/icon";
import { piecesOf } from "../lib/links";
import { Section } from "../components/section";

interface FaqProps {
  faq: Queries.FaqFragment;
  /** The address for other questions. */
  email: string;
}

/** Questions and answers. The browser keeps one open at a time, because they share a name. */
export function Faq({ faq, email }: FaqProps) {
  useEffect(() => {
    openQuestion();
    window.addEventListener("hashchange", openQuestion);
    return () => window.removeEventListener("hashchange", openQuestion);
  }, []);

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
    >
      <div className="border-t-2 border-ink">
        {[...faq.items, ...faq.ownership].map(
          // A question about leaving has no answer until the owner writes one.
          ({ slug, question, answer, icon }) =>
            answer && (
              <details
                key={slug}
                name="faq"
                className="relative border-b border-line"
              >
                <summary
                  onClick={stayInPlace}
                  className="flex min-h-14 cursor-pointer items-center gap-3 py-2 hover:text-accent"
                >
                  <Icon name={icon} />
                  <h3 className="min-w-0 grow text-lg leading-snug wrap-anywhere">
                    {question}
                  </h3>
                  <ExpandIcon />
                </summary>
                {/* The anchor of the question, in the answer: most browsers then open it. */}
                <span id={`faq-${slug}`} className="absolute top-0" />
                <div className="ms-9 flex max-w-measure flex-col gap-3 pb-6 text-muted">
                  {answer.split(/\n{2,}/).map((paragraph, index) => (
                    <p key={index} className="whitespace-pre-line">
                      {piecesOf(paragraph).map(({ words, url }, at) =>
                        url === undefined ? (
                          words
                        ) : (
                          <a
                            key={at}
                            // An anchor of this page keeps the query.
                            href={url.replace(/^\/(?=#)/, "")}
                            className="text-ink underline underline-offset-4"
                          >
                            {words}
                          </a>
                        ),
                      )}
                    </p>
                  ))}
                </div>
              </details>
            ),
        )}
      </div>
    </Section>
  );
}

/** Keeps a question where it was tapped when the one above it closes. */
function stayInPlace({ currentTarget: question }: MouseEvent) {
  const { top } = question.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = question.getBoundingClientRect().top - top;
    scrollBy({ top: moved, behavior: "instant" });
  });
}

/** Opens the question that the address names, in browsers that do not by themselves. */
function openQuestion() {
  const anchor = document.getElementById(location.hash.slice(1));
  const question = anchor?.closest("details");
  if (!question || question.open) return;
  question.open = true;
  question.scrollIntoView();
}

export const fragment = graphql`
  fragment Faq on FaqYaml {
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
