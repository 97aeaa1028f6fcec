import { graphql } from "gatsby";
import { sharePicture } from "../share-picture";

interface PageHeadProps {
  site: Queries.PageHeadFragment;
  /** The address of the page below the site's, for example `/privacy-policy`. */
  path: string;
  title: string;
  description: string;
  /** What the share picture says. */
  heading: string;
}

/** What a page puts into the document's head. */
export function PageHead({
  site,
  path,
  title,
  description,
  heading,
}: PageHeadProps) {
  const picture = `${site.url}${sharePicture(path)}`;
  return (
    <>
      <title>{`${title} | ${site.brand.name}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content={`${site.brand.name}: ${heading}`}
      />
      <meta name="twitter:card" content="summary_large_image" />
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
