import { graphql } from "gatsby";
import { createElement, type ReactNode } from "react";

/** An element of the drawing: its name, its attributes and what is in it. */
type Shape = [string, Record<string, string>, Shape[]];

interface LogoProps {
  logo: Queries.LogoFragment;
  /** Its height sets the width. */
  className: string;
  /** It is on the page already, in the top bar, and is not sent again. */
  repeated?: boolean;
}

/** The company's logo, drawn by `content/logo.svg`. Elements, since Trusted Types refuse text as HTML. */
export function Logo({ logo, className, repeated }: LogoProps) {
  const { viewBox, shapes } = logo;
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className={`w-auto shrink-0 ${className}`}
    >
      {repeated ? (
        <use href="#logo" />
      ) : (
        <g id="logo">{elementsOf(shapes as unknown as Shape[])}</g>
      )}
    </svg>
  );
}

function elementsOf(shapes: Shape[]): ReactNode[] {
  return shapes.map(([name, attributes, inside], key) =>
    createElement(name, { ...attributes, key }, ...elementsOf(inside)),
  );
}

export const fragment = graphql`
  fragment Logo on Logo {
    viewBox
    shapes
  }
`;
