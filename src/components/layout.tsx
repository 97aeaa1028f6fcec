import { graphql, useStaticQuery } from "gatsby";
import { useEffect, type ReactNode } from "react";
import { attribution } from "../lib/attribution";
import { Footer } from "./footer";
import { Nav } from "./nav";

interface LayoutProps {
  /** The landing page's links are plain anchors, and its bar starts transparent. */
  onLanding?: boolean;
  /** What follows the links in the bar. */
  navEnd?: ReactNode;
  children: ReactNode;
}

/** What every page shares: the bar, the main part and the footer. */
export function Layout({ onLanding = false, navEnd, children }: LayoutProps) {
  const { site } = useStaticQuery<Queries.LayoutQuery>(query).content;

  useEffect(() => {
    // Remembered on whatever page the visitor lands, for the form that comes later.
    attribution(site.attribution);
  }, [site.attribution]);

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
          links {
            label
            target
          }
        }
        footer {
          address
          addressLabel
          emailLabel
          linksLabel
          privacy
          accessibility
          note
        }
        attribution
        supportEmail
      }
    }
  }
`;
