import { graphql } from "gatsby";
import { Sentences } from "../components/sentences";
import { ZipField } from "../components/zip-field";
import { MapPackScene } from "../illustrations/map-pack-scene";

interface HeroProps {
  hero: Queries.HeroFragment;
  zipField: Queries.ZipFieldFragment;
}

/** The first screen: the offer, the ZIP code field, key facts and an illustration. */
export function Hero({ hero, zipField }: HeroProps) {
  return (
    <section
      id="hero"
      aria-labelledby="hero-heading"
      className="md:grid md:min-h-[min(46rem,100svh)] md:grid-cols-[11fr_9fr] md:grid-rows-[auto_1fr]"
    >
      <div className="px-5 pt-20 md:ps-[max(1.25rem,calc(50vw-36rem))] md:pe-8 no-scripting:pt-6">
        <p className="font-semibold text-accent max-sm:text-sm">
          {hero.eyebrow}
        </p>
        <h1 id="hero-heading" className="mt-3 text-hero leading-[1.12]">
          <Sentences text={hero.heading} />
        </h1>
        <p className="mt-6 max-w-measure text-lg text-muted">
          {`${hero.lead} `}
          <strong className="text-ink">{hero.price}</strong>
        </p>
        <div className="mt-4">
          <ZipField zipField={zipField} button={hero.button} />
        </div>
      </div>
      <MapPackScene scene={hero.illustration} />
      <div className="px-5 md:ps-[max(1.25rem,calc(50vw-36rem))] md:pe-8">
        <dl className="flex flex-wrap gap-2 border-ink pt-3 pb-6 md:gap-6 md:border-t-2">
          {hero.facts.map(({ value, label }, index) => (
            <div
              key={index}
              className="flex flex-1 basis-22 flex-col-reverse justify-end"
            >
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-display text-lg font-bold sm:text-xl">
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
    price
    button
    facts {
      value
      label
    }
    illustration {
      caption
      search
      results {
        name
        detail
      }
      call {
        label
        caller
        topic
      }
    }
  }
`;
