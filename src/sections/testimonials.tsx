import { graphql } from "gatsby";
import { Picture } from "../components/picture";
import { Ranges } from "../components/ranges";
import { Section } from "../components/section";
import { useMedia } from "../hooks/use-media";

/** Client quotes, in rows that stay even for any number of them. */
export function Testimonials({
  testimonials,
}: {
  testimonials: Queries.TestimonialsFragment;
}) {
  const { heading, lead, checks, samplesNote, ratingLabel, notRated, items } =
    testimonials;
  // The row that a phone swipes through; see `.quotes`.
  const swiped = useMedia("(width < 40rem) and (pointer: coarse)");
  const real = items.filter(({ verified }) => verified).length;
  // Samples alone are one strip on a wide screen.
  const list = real ? "quotes" : "quotes lg:gap-x-4 lg:[--least:9rem]";
  return (
    <Section
      id="testimonials"
      heading={heading}
      lead={lead}
      className="border-t border-line"
    >
      {checks && (
        <dl className="mb-12 grid gap-x-12 gap-y-4 sm:grid-cols-3">
          {checks.map(({ title, url, text }) => (
            <div key={title} className="border-t-2 border-ink pt-1">
              <dt className="font-display text-2xl font-bold">
                <a
                  href={url}
                  className="inline-flex min-h-11 min-w-11 items-center wrap-anywhere underline underline-offset-4"
                >
                  {title}
                </a>
              </dt>
              <dd className="text-lg leading-snug">
                <Ranges text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {real < items.length && (
        <p className="mb-4 font-semibold">{samplesNote}</p>
      )}
      {items.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can scroll only what has the focus
        <ul className={list} tabIndex={swiped ? 0 : undefined}>
          {items.map((item, index) => {
            const stars = (
              <Stars
                item={item}
                label={item.verified ? ratingLabel : notRated}
              />
            );
            // Says how many there are: a phone shows one at a time.
            const counter = (
              <span aria-hidden="true" className="ms-auto sm:hidden">
                {`${index + 1}/${items.length}`}
              </span>
            );
            return (
              <li key={item.slug}>
                {item.verified ? (
                  <figure className="flex h-full flex-col gap-4 rounded-lg border border-line bg-card p-4 sm:p-6">
                    <div className="flex">
                      {stars}
                      {counter}
                    </div>
                    <blockquote className="max-w-measure grow">
                      {item.quote}
                    </blockquote>
                    <Author item={item} />
                  </figure>
                ) : (
                  // Quieter than a quote: nobody has said it yet.
                  <figure className="flex flex-wrap items-center gap-2 border-t border-control pt-3 text-sm text-muted">
                    <Author item={item} />
                    {counter}
                    <span>
                      {stars}
                      <span
                        aria-hidden="true"
                        className="lg:block"
                      >{` ${notRated}`}</span>
                    </span>
                    <blockquote className="w-full lg:order-1">
                      {item.quote}
                    </blockquote>
                  </figure>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

type Item = Queries.TestimonialsFragment["items"][number];

/** Five stars, filled up to the rating. A sample has none filled, because nobody gave it any. */
function Stars({
  item: { rating, verified },
  label,
}: {
  item: Item;
  /** The words for the stars, with {rating} in place of their number. */
  label: string;
}) {
  const given = verified ? rating : 0;
  return (
    <span
      role="img"
      aria-label={label.replace("{rating}", String(rating))}
      className={`text-xl leading-none ${verified ? "text-accent" : ""}`}
    >
      {"★".repeat(given) + "☆".repeat(5 - given)}
    </span>
  );
}

/** Who said it, with a portrait or initials. */
function Author({
  item: { portrait, initials, author, title, relationship, verified },
}: {
  item: Item;
}) {
  return (
    <figcaption
      className={`flex items-center gap-3 ${verified ? "" : "lg:contents"}`}
    >
      {portrait ? (
        <Picture
          picture={portrait}
          sizes="4rem"
          className="size-16 shrink-0 rounded-full"
        />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-current font-semibold"
        >
          {initials}
        </span>
      )}
      <span className="lg:order-1">
        <span className="block font-semibold">{author}</span>
        <span className="block text-sm text-muted">{title}</span>
        {relationship && (
          <span className="block text-sm text-muted">{relationship}</span>
        )}
      </span>
    </figcaption>
  );
}

export const fragment = graphql`
  fragment Testimonials on TestimonialsYaml {
    heading
    lead
    checks {
      title
      url
      text
    }
    samplesNote
    ratingLabel
    notRated
    items {
      slug
      quote
      author
      title
      initials
      verified
      portrait {
        ...Picture
        image {
          childImageSharp {
            gatsbyImageData(width: 96)
          }
        }
      }
      relationship
      rating
    }
  }
`;
