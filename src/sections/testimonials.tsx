import { graphql } from "gatsby";
import { Section } from "../components/section";

/** Client quotes, in columns that stay even for any number of them. */
export function Testimonials({
  testimonials,
}: {
  testimonials: Queries.TestimonialsFragment;
}) {
  const { shown, heading, lead, ratingLabel, items } = testimonials;
  if (!shown) return null;
  return (
    <Section
      id="testimonials"
      heading={heading}
      lead={lead}
      className="border-t border-line"
    >
      <ul className="quotes">
        {items.map((item) => (
          <li key={item.slug} className="pb-8">
            <figure className="border-t-2 border-ink pt-5">
              <p
                role="img"
                aria-label={ratingLabel.replace(
                  "{rating}",
                  String(item.rating),
                )}
                className="text-lg text-accent"
              >
                {stars(item.rating)}
              </p>
              <blockquote className="mt-3 max-w-measure font-display text-xl leading-snug">
                {item.quote}
              </blockquote>
              <figcaption className="mt-5 flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-accent font-semibold text-accent"
                >
                  {item.initials}
                </span>
                <span>
                  <span className="block font-semibold">{item.author}</span>
                  <span className="block text-sm text-muted">{item.title}</span>
                  {item.relationship && (
                    <span className="block text-sm text-muted">
                      {item.relationship}
                    </span>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function stars(rating: number) {
  return "★".repeat(rating) + "☆".repeat(5 - rating);
}

export const fragment = graphql`
  fragment Testimonials on TestimonialsYaml {
    shown
    heading
    lead
    ratingLabel
    items {
      slug
      quote
      author
      title
      initials
      relationship
      rating
    }
  }
`;
