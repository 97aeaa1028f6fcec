import { graphql } from "gatsby";
import { Section } from "../components/section";

/** What clients say, in columns that stay even for any number of testimonials. */
export function Testimonials({
  testimonials,
}: {
  testimonials: Queries.TestimonialsFragment;
}) {
  const { heading, lead, ratingLabel, items } = testimonials;
  return (
    <Section id="testimonials" heading={heading} lead={lead}>
      <ul className="gap-8 has-[>:only-child]:columns-1 sm:columns-2 lg:columns-3 lg:has-[>:nth-child(2):last-child]:columns-2 lg:has-[>:nth-child(3n+4):last-child]:columns-2">
        {items.map(({ slug, quote, author, title, initials, rating }) => (
          <li key={slug} className="break-inside-avoid pb-8">
            <figure className="border-t-2 border-ink pt-5">
              <p
                role="img"
                aria-label={ratingLabel.replace("{rating}", String(rating))}
                className="text-lg tracking-widest text-accent"
              >
                {stars(rating)}
              </p>
              <blockquote className="mt-3 max-w-prose font-display text-xl leading-snug">
                {quote}
              </blockquote>
              <figcaption className="mt-5 flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-accent font-semibold text-accent"
                >
                  {initials}
                </span>
                <span>
                  <span className="block font-semibold">{author}</span>
                  <span className="block text-sm text-muted">{title}</span>
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
