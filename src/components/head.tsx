import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { sharePicture } from "../lib/share-picture";

interface PageHeadProps {
  site: Queries.PageHeadFragment;
  /** The address of the page below the site's, for example `/privacy-policy`. */
  path: string;
  title: string;
  description: string;
  /** The text of the share picture. */
  heading: string;
  /** The picture in place of the drawn one. */
  share: { readonly alt: string } | null;
  /** Replaces the canonical address on a page that has none. */
  children?: ReactNode;
}

/**
 * The tags in the head that differ from page to page; `src/html.tsx` has those
 * that all pages share. Open Graph: https://ogp.me/
 */
export function PageHead({
  site,
  path,
  title,
  description,
  heading,
  share,
  children,
}: PageHeadProps) {
  const { name } = site.brand;
  const address = site.url + path;
  const card = {
    title,
    description,
    site_name: name,
    image: site.url + sharePicture(path),
    "image:alt": share?.alt ?? `${name}: ${heading}`,
  };
  return (
    <>
      <title>{`${title} | ${name}`}</title>
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
  fragment PageHead on SiteYaml {
    url
    brand {
      name
    }
  }
`;
