import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Nav } from "./nav";

interface LayoutProps {
  /** On the landing page, links are plain anchors and the top bar starts transparent. */
  onLanding?: boolean;
  /** Follows the links in the top bar. */
  navEnd?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: top bar, main part and footer. */
export function Layout({ onLanding = false, navEnd, children }: LayoutProps) {
  const { site } = useStaticQuery<Queries.LayoutQuery>(query).content;

  return (
    <>
      <Nav site={site} onLanding={onLanding}>
        {navEnd}
      </Nav>
      <main id="main" tabIndex={-1} className="[outline:none]">
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}

const query = graphql`
  query Layout {
    content {
      site {
        brand {
          name
        }
        skipLink
        nav {
          label
          home
          menu
          button
          links {
            label
            target
          }
        }
        footer {
          promise
          address
          addressLabel
          emailLabel
          privacy
          accessibility
          note
        }
        supportEmail
        terms
      }
    }
  }
`;
