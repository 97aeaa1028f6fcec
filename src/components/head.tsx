import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { sharePicture } from "../lib/share-picture";

interface PageHeadProps {
  site: Queries.PageHeadFragment;
  /** The address of the page below the site's, for example `/privacy-policy`. */
  path: string;
  title: string;
  description: string;
  /** What the share picture says. */
  heading: string;
  /** Stands in place of the page's own address, where it has none. */
  children?: ReactNode;
}

/**
 * What a page puts into the document's head, besides what is the same on each
 * (`src/html.tsx`). Open Graph: https://ogp.me/
 */
export function PageHead({
  site,
  path,
  title,
  description,
  heading,
  children,
}: PageHeadProps) {
  const { name } = site.brand;
  const address = site.url + path;
  const card = {
    title,
    description,
    site_name: name,
    image: site.url + sharePicture(path),
    "image:alt": `${name}: ${heading}`,
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
