import { graphql } from "gatsby";
import { Section } from "../components/section";

/** What clients say. */
export function Testimonials({
  testimonials,
}: {
  testimonials: Queries.TestimonialsFragment;
}) {
  const { heading, lead, ratingLabel, items } = testimonials;
  return (
    <Section id="testimonials" heading={heading} lead={lead}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ slug, quote, author, title, initials, rating }) => (
          <li key={slug}>
            <figure>
              <p
                role="img"
                aria-label={ratingLabel.replace("{rating}", String(rating))}
                className="text-xl tracking-widest text-accent"
              >
                {stars(rating)}
              </p>
              <blockquote className="mt-2 text-lg">{quote}</blockquote>
              <figcaption className="mt-4 flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-12 items-center justify-center rounded-full border-2 border-accent font-semibold text-accent"
                >
                  {initials}
                </span>
                <span>
                  <span className="block font-semibold">{author}</span>
                  <span className="block text-muted">{title}</span>
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
    heading
    lead
    ratingLabel
    items {
      slug
      quote
      author
      title
      initials
      rating
    }
  }
`;
