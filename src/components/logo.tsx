import { graphql } from "gatsby";

interface LogoProps {
  logo: Queries.LogoFragment;
  /** Its height sets the width. */
  className: string;
  /** It is on the page already, in the top bar, and is not sent again. */
  repeated?: boolean;
}

/** The company's logo, drawn by `content/logo.svg`. */
export function Logo({ logo, className, repeated }: LogoProps) {
  const { viewBox, drawing } = logo;
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className={`w-auto shrink-0 ${className}`}
    >
      {repeated ? (
        <use href="#logo" />
      ) : (
        <g id="logo" dangerouslySetInnerHTML={{ __html: drawing }} />
      )}
    </svg>
  );
}

export const fragment = graphql`
  fragment Logo on Logo {
    viewBox
    drawing
  }
`;
