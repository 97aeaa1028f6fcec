import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { listenTo } from "../hooks/listen-to";
import { CheckDrawing } from "../illustrations/check-drawing";

const resized = listenTo("resize");
/** Below the breakpoint `sm`, the cards stand side by side. */
const isNarrow = () => !matchMedia("(width >= 40rem)").matches;

/** What agents say: a card for each quote. Without quotes, three things that a visitor can check. */
export function Testimonials({
  testimonials: { heading, ratingLabel, sampleTag, items, checks },
}: {
  testimonials: Queries.TestimonialsFragment;
}) {
  const scrolls = useSyncExternalStore(resized, isNarrow, () => true);
  if (items.length === 0) return <Checks checks={checks} />;
  return (
    <Section
      id="testimonials"
      heading={heading}
      className="border-t border-line"
    >
      {/* On a phone the cards stand side by side, and the next one looks in. On a laptop the first one is large, and the others are lines beside it. */}
      <ul
        aria-labelledby="testimonials-heading"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can scroll only what has the focus
        tabIndex={scrolls ? 0 : undefined}
        className="-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-3 overflow-x-auto px-5 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 lg:gap-x-16 lg:gap-y-0 print:flex-wrap"
      >
        {items.map((item, index) => (
          <li
            key={item.slug}
            className={`w-10/12 shrink-0 snap-start sm:w-auto ${index === 0 ? "lg:row-span-10" : "lg:col-start-2 lg:border-t lg:border-line lg:last:border-b"}`}
          >
            <Quote
              item={item}
              isFirst={index === 0}
              ratingLabel={ratingLabel}
              sampleTag={sampleTag}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Item = Queries.TestimonialsFragment["items"][number];

interface QuoteProps {
  item: Item;
  /** The first one is the large one on a laptop. */
  isFirst: boolean;
  /** The rating as screen readers say it, with {rating}. */
  ratingLabel: string;
  /** The tag of a quote that nobody has verified. */
  sampleTag: string;
}

function Quote({
  item: { quote, author, title, initials, portrait, rating, verified },
  isFirst,
  ratingLabel,
  sampleTag,
}: QuoteProps) {
  return (
    <figure
      className={`flex h-full flex-col gap-2 rounded-lg border border-line bg-card px-4 py-3 sm:gap-3 sm:p-6 ${isFirst ? "lg:h-auto lg:p-10" : "lg:gap-2 lg:border-0 lg:bg-transparent lg:px-0 lg:py-4"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-1">
        <span
          role="img"
          aria-label={ratingLabel.replace("{rating}", String(rating))}
          className="text-xl leading-none tracking-widest text-accent"
        >
          {"★".repeat(rating)}
        </span>
        {!verified && (
          <span className="rounded-sm border border-control px-2 text-sm text-muted">
            {sampleTag}
          </span>
        )}
      </div>
      <blockquote
        className={`max-w-measure grow ${isFirst ? "lg:font-display lg:text-2xl lg:leading-snug" : ""}`}
      >
        {quote}
      </blockquote>
      <figcaption
        className={`flex items-center gap-3 sm:border-t sm:border-line sm:pt-3 ${isFirst ? "lg:mt-4" : "lg:border-0 lg:pt-0"}`}
      >
        {portrait ? (
          <Picture
            picture={portrait}
            sizes="3rem"
            className="size-10 shrink-0 rounded-full sm:size-12"
          />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-land font-display font-bold sm:size-12"
          >
            {initials}
          </span>
        )}
        <span className="text-sm leading-snug sm:text-base">
          <span className="block font-semibold">{author}</span>
          <span className="block text-sm text-muted">{title}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Three things that a visitor can check in a minute, each with a drawing. */
function Checks({
  checks: { heading, items },
}: Pick<Queries.TestimonialsFragment, "checks">) {
  return (
    <Section
      id="testimonials"
      heading={heading}
      className="border-t border-line"
    >
      <ul className="grid grid-cols-1 gap-8 sm:grid-cols-3">
        {items.map(({ drawing, text, url }) => (
          <li key={drawing}>
            <CheckDrawing name={drawing} />
            <a
              href={url}
              className="mt-3 inline-block min-h-11 font-display text-xl leading-snug font-bold underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Testimonials on TestimonialsYaml {
    heading
    ratingLabel
    sampleTag
    checks {
      heading
      items {
        drawing
        text
        url
      }
    }
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
      rating
    }
  }
`;
