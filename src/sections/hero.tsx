import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";

/** The first screen: what it is, what it costs, what to do. */
export function Hero({ hero }: { hero: Queries.HeroFragment }) {
  return (
    <section
      id="hero"
      aria-labelledby="hero-heading"
      className="px-5 pt-32 pb-16 md:pt-40"
    >
      <div className="mx-auto max-w-6xl">
        <p className="font-semibold text-accent">{hero.eyebrow}</p>
        <h1
          id="hero-heading"
          className="mt-4 max-w-4xl text-4xl font-bold md:text-7xl"
        >
          {hero.heading}
        </h1>
        <p className="mt-6 max-w-prose text-xl text-muted">{hero.lead}</p>
        <p className="mt-8">
          <ButtonLink href="#form">{hero.button}</ButtonLink>
        </p>
        <dl className="mt-12 grid gap-6 border-t-2 border-ink pt-6 sm:grid-cols-3">
          {hero.facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-muted">{label}</dt>
              <dd className="font-display text-2xl font-bold tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Hero on HeroYaml {
    eyebrow
    heading
    lead
    button
    facts {
      value
      label
    }
  }
`;
