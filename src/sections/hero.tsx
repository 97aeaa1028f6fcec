import { graphql } from "gatsby";
import { PhoneLink } from "../components/phone-link";
import { Sentences } from "../components/sentences";
import { ZipField } from "../components/zip-field";
import { MapPackScene } from "../illustrations/map-pack-scene";

interface HeroProps {
  hero: Queries.HeroFragment;
  zipField: Queries.ZipFieldFragment;
  /** The city tiers of the call-volume table, largest first. */
  tiers: Queries.CallVolumeTableFragment["tiers"];
  /** The word on drawings that look like data. */
  exampleTag: string;
  /** The company's phone number. */
  phone: string | null;
}

/** The first screen: the offer, the ZIP code field, and an illustration. */
export function Hero({ hero, zipField, tiers, exampleTag, phone }: HeroProps) {
  return (
    <section
      id="hero"
      aria-labelledby="hero-heading"
      className="@container md:grid md:min-h-[min(46rem,100svh)] md:grid-cols-[11fr_9fr]"
    >
      <div className="px-5 pt-18 md:ps-[max(1.25rem,calc(50cqw-36rem))] md:pe-8 md:pt-24 no-scripting:pt-6">
        {/* The tracking keeps it in one line from 384 px on, with room for another font. */}
        <p className="font-semibold text-accent max-sm:text-sm max-sm:tracking-[-0.01em]">
          {hero.eyebrow}
        </p>
        <h1 id="hero-heading" className="mt-3 text-hero leading-[1.12]">
          <Sentences text={hero.heading} />
        </h1>
        <p className="mt-4 max-w-measure text-lg text-muted md:mt-6">
          {`${hero.lead} `}
          {/* A line of its own, or it would move up in a font that leaves room for it. */}
          <strong className="block text-ink">{hero.price}</strong>
        </p>
        <div className="mt-4">
          <ZipField zipField={zipField} tiers={tiers} button={hero.button} />
          <p className="flex flex-wrap items-center gap-x-4 pb-4 text-sm text-muted md:pb-8 print:hidden">
            {hero.privacy}
            {phone && (
              <PhoneLink
                phone={phone}
                className="inline-flex min-h-11 min-w-11 items-center text-base font-semibold text-ink underline underline-offset-4"
              />
            )}
          </p>
        </div>
      </div>
      <MapPackScene scene={hero.illustration} exampleTag={exampleTag} />
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
    privacy
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
