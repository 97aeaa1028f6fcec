import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Logo } from "../components/logo";
import { Picture } from "../components/picture";
import { Sentences } from "../components/sentences";
import { StreetMap } from "../illustrations/street-map";

interface ClosingProps {
  closing: Queries.ClosingFragment;
  logo: Queries.LogoFragment;
}

/** The last call to action, over a street map. */
export function Closing({ closing, logo }: ClosingProps) {
  return (
    <section
      id="closing"
      aria-labelledby="closing-heading"
      className="relative isolate overflow-hidden border-t border-line px-5 py-10 md:py-24 print:hidden"
    >
      {closing.picture ? (
        <div className="absolute inset-0 -z-10">
          <Picture
            picture={closing.picture}
            sizes="100vw"
            className="size-full"
          />
        </div>
      ) : (
        <StreetMap repeated className="absolute inset-0 -z-10 size-full" />
      )}
      <div className="relative mx-auto max-w-2xl rounded-lg border border-line bg-card p-8 pt-12 text-center raised">
        <Logo
          logo={logo}
          repeated
          className="absolute start-1/2 -top-8 h-16 -translate-x-1/2"
        />
        <h2 id="closing-heading" className="text-2xl sm:text-3xl">
          {closing.heading}
        </h2>
        <p className="mt-4 text-lg text-balance text-muted">
          <Sentences text={closing.text} />
        </p>
        <p className="mx-auto mt-6 grid max-w-xs">
          <ButtonLink href="#form">{closing.button}</ButtonLink>
        </p>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Closing on ClosingYaml {
    heading
    text
    picture {
      ...Picture
      image {
        childImageSharp {
          gatsbyImageData(width: 1600)
        }
      }
    }
    button
  }
`;
