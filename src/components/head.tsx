import { graphql } from "gatsby";
import { fullTitle } from "../lib/title";

interface PageHeadProps {
  content: Queries.PageHeadFragment;
  /** The address of the page below the site's, for example `/privacy-policy`. */
  path: string;
  title: string;
  description: string;
  heading: string;
  /** An editor's share picture, 1200 × 630, in place of the one that the build draws. */
  share: { readonly alt: string; readonly shareAddress: string } | null;
  /** Whether search engines may list the page. */
  listed: boolean;
}

/**
 * The tags in the head that differ from page to page; `src/html.tsx` has those
 * that all pages share. Open Graph: https://ogp.me/
 */
export function PageHead({
  content: { site },
  path,
  title,
  description,
  heading,
  share,
  listed,
}: PageHeadProps) {
  const { name } = site.brand;
  const address = site.url + path;
  const card = {
    title,
    description,
    site_name: name,
    // See `pipeline/assets/share-pictures.ts`.
    image: `${site.url}${share?.shareAddress ?? `/share${path === "/" ? "/index" : path}.jpg`}`,
    "image:alt": share?.alt ?? `${name}: ${heading}`,
  };
  return (
    <>
      <title>{fullTitle(title, name)}</title>
      <meta name="description" content={description} />
      {listed ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {Object.entries(card).map(([key, content]) => (
        <meta key={key} property={`og:${key}`} content={content} />
      ))}
    </>
  );
}

export const fragment = graphql`
  fragment PageHead on Content {
    site {
      url
      brand {
        name
      }
    }
  }
`;
