import { graphql, useStaticQuery } from "gatsby";
import { Children, useEffect, type ReactNode } from "react";
import { Footer } from "./footer";
import { HydrateInTurn } from "./hydrate-in-turn";
import { Nav } from "./nav";
import { useNewTabLinks } from "../hooks/use-new-tab-links";
import { Toaster } from "./toaster";

interface LayoutProps {
  /** On the landing page, links are anchors and the top bar starts transparent. */
  onLanding?: boolean;
  /** Follows the links in the top bar. */
  navEnd?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: top bar, main part and footer. */
export function Layout({ onLanding = false, navEnd, children }: LayoutProps) {
  const { site, notifications } =
    useStaticQuery<Queries.LayoutQuery>(query).content;
  const { measurement } = site;
  useNewTabLinks(site.attribution);
  useEffect(() => {
    if (measurement)
      void import("../lib/measurement").then(({ measure }) =>
        measure(measurement, site),
      );
  }, [measurement, site]);

  return (
    <>
      <HydrateInTurn>
        <Nav site={site} onLanding={onLanding}>
          {navEnd}
        </Nav>
      </HydrateInTurn>
      <main id="main" data-campaign={site.attribution.join(" ")}>
        {Children.map(children, (part) => (
          <HydrateInTurn>{part}</HydrateInTurn>
        ))}
      </main>
      <HydrateInTurn>
        <Footer site={site} />
      </HydrateInTurn>
      <Toaster words={notifications} />
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
        logo {
          ...Logo
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
          links {
            label
            url
          }
          note
        }
        supportEmail
        phone
        terms
        attribution
        measurement
        url
        paymentLink
      }
      notifications {
        ...Toaster
      }
    }
  }
`;
