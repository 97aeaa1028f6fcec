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
      className="md:grid md:min-h-[min(46rem,100svh)] md:grid-cols-[11fr_9fr]"
    >
      <div className="px-5 pt-20 pb-6 md:flex md:flex-col md:justify-center md:ps-[max(1.25rem,calc(50vw-36rem))] md:pe-8 md:pt-24 md:pb-10 no-scripting:pt-6">
        <p className="font-semibold text-accent max-sm:text-sm">
          {hero.eyebrow}
        </p>
        <h1 id="hero-heading" className="mt-3 text-hero leading-[1.12]">
          <Sentences text={hero.heading} />
        </h1>
        <p className="mt-5 max-w-measure text-lg text-muted md:mt-6">
          {`${hero.lead} `}
          <strong className="text-ink">{hero.price}</strong>
        </p>
        <div className="mt-4">
          <ZipField zipField={zipField} button={hero.button} />
        </div>
        <dl className="mt-2 flex flex-wrap gap-x-2 gap-y-3 border-t-2 border-ink pt-3 sm:gap-x-4">
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
      <MapPackScene scene={hero.illustration} />
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
