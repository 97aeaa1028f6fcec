import { graphql } from "gatsby";
import type { ReactNode } from "react";

/** The characters of a title that search results show. */
const longestTitle = 70;

interface PageHeadProps {
  content: Queries.PageHeadFragment;
  /** The address of the page below the site's, for example `/privacy-policy`. */
  path: string;
  title: string;
  description: string;
  /** An editor's share picture, 1200 × 630, in place of `static/share.jpg`. */
  share: { readonly alt: string; readonly shareAddress: string } | null;
  /** Replaces the canonical address on a page that has none. */
  children?: ReactNode;
}

/**
 * The tags in the head that differ from page to page; `src/html.tsx` has those
 * that all pages share. Open Graph: https://ogp.me/
 */
export function PageHead({
  content: { site, hero },
  path,
  title,
  description,
  share,
  children,
}: PageHeadProps) {
  const { name } = site.brand;
  const address = site.url + path;
  const named = `${title} | ${name}`;
  const card = {
    title,
    description,
    site_name: name,
    image: site.url + (share?.shareAddress ?? "/share.jpg"),
    "image:alt": share?.alt ?? hero.illustration.caption,
  };
  return (
    <>
      <title>{named.length > longestTitle ? title : named}</title>
      <meta name="description" content={description} />
      {children ?? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
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
    hero {
      illustration {
        caption
      }
    }
  }
`;
