import { graphql } from "gatsby";

/** A picture of the content, with the data that gatsby-plugin-sharp makes of it for its place. */
export type PictureData = Queries.PictureFragment &
  Pick<NonNullable<Queries.ClosingFragment["picture"]>, "image">;

interface PictureProps {
  picture: PictureData;
  /** How wide the picture is shown, for the `sizes` attribute. */
  sizes?: string;
  /** Sets the size of the box, which the picture fills. */
  className?: string;
  /** True for a picture that may be in the first screen: it loads at once. */
  early?: boolean;
}

const positions: Record<string, string> = {
  top: "object-top",
  bottom: "object-bottom",
  left: "object-left",
  right: "object-right",
};

/**
 * A picture in AVIF, WebP and an older format, without the plugin's component,
 * which loads 62 kB more. It loads when the visitor comes near. Until then its
 * main color stands in its place: as a shape, because the security policy
 * forbids style attributes.
 */
export function Picture({
  picture,
  sizes,
  className = "",
  early = false,
}: PictureProps) {
  const { alt, focus, image } = picture;
  const data = image?.childImageSharp?.gatsbyImageData;
  const { fallback, sources = [] } = data?.images ?? {};
  if (!data || !fallback) return null;
  const { width, height, backgroundColor } = data;
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full print:hidden"
      >
        <rect width="100%" height="100%" fill={backgroundColor} />
      </svg>
      <picture className="contents">
        {sources.map((source) => (
          <source
            key={source.type}
            type={source.type}
            srcSet={source.srcSet}
            sizes={sizes ?? source.sizes}
          />
        ))}
        <img
          src={fallback.src}
          srcSet={fallback.srcSet}
          sizes={sizes ?? fallback.sizes}
          {...{ width, alt }}
          height={Math.round(height)}
          {...(early
            ? { fetchPriority: "high" }
            : { loading: "lazy", decoding: "async" })}
          className={`relative block size-full object-cover ${positions[focus ?? ""] ?? ""}`}
        />
      </picture>
    </span>
  );
}

/** A picture with its caption and its credit, if it has any. */
export function PictureFigure(props: PictureProps) {
  const { caption, credit } = props.picture;
  return (
    <figure>
      <Picture {...props} />
      {(caption || credit) && (
        <figcaption className="mt-3 text-sm text-muted">
          {[caption, credit].filter(Boolean).join(" · ")}
        </figcaption>
      )}
    </figure>
  );
}

export const fragment = graphql`
  fragment Picture on Picture {
    alt
    caption
    credit
    focus
  }
`;
