import { graphql } from "gatsby";

/** A picture of the content, with the data that gatsby-plugin-sharp makes of it for its place. */
export type PictureData = Queries.PictureFragment &
  Pick<NonNullable<Queries.ClosingFragment["picture"]>, "image">;

interface PictureProps {
  picture: PictureData;
  /** How wide the picture is shown, for the `sizes` attribute. */
  sizes?: string;
  /** Sets the size of the box, which the picture fills. */
  className: string;
}

const positions: Record<string, string> = {
  top: "object-top",
  bottom: "object-bottom",
  left: "object-left",
  right: "object-right",
};

/**
 * A picture in AVIF, WebP and an older format, without the plugin's component,
 * which loads 62 kB more. It loads when the visitor comes near.
 */
export function Picture({ picture, sizes, className }: PictureProps) {
  const { alt, focus, image } = picture;
  const data = image?.childImageSharp?.gatsbyImageData;
  const { fallback, sources = [] } = data?.images ?? {};
  if (!data || !fallback) return null;
  return (
    <picture className={`block overflow-hidden ${className}`}>
      {sources.map(({ type, srcSet, sizes: widths }) => (
        <source key={type} {...{ type, srcSet }} sizes={sizes ?? widths} />
      ))}
      <img
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes ?? fallback.sizes}
        alt={alt}
        width={data.width}
        height={Math.round(data.height)}
        loading="lazy"
        decoding="async"
        className={`block size-full object-cover ${positions[focus ?? ""] ?? ""}`}
      />
    </picture>
  );
}

export const fragment = graphql`
  fragment Picture on Picture {
    alt
    focus
  }
`;
