import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { requestedPath } from "../lib/address";
import { ButtonLink } from "../components/button-link";
import { PageHead } from "../components/head";
import { Layout } from "../components/layout";
import { MessagePage } from "../components/message-page";
import { ZipField } from "../components/zip-field";

/** The 404 page. It logs the requested path for developers. */
export default function NotFoundPage({
  data,
}: PageProps<Queries.NotFoundQuery>) {
  const { notFound, site, hero, mapPack } = data.content;
  const { heading, text, link, log } = notFound;

  useEffect(() => console.warn(log, requestedPath), [log]);

  return (
    <Layout>
      <MessagePage heading={heading} text={text}>
        <ButtonLink href="/">{link}</ButtonLink>
        <ZipField
          zipField={site.zipField}
          tiers={mapPack.tiers}
          button={hero.button}
          target="/#form"
        />
        <ul className="flex flex-wrap gap-x-6">
          {site.nav.links.map(({ label, target }) => (
            <li key={target}>
              <a
                href={`/#${target}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </MessagePage>
    </Layout>
  );
}

export function Head({ data: { content } }: HeadProps<Queries.NotFoundQuery>) {
  return (
    <PageHead
      content={content}
      path="/404"
      {...content.notFound}
      share={null}
      listed={false}
    />
  );
}

export const query = graphql`
  query NotFound {
    content {
      ...PageHead
      site {
        zipField {
          ...ZipField
        }
        nav {
          links {
            label
            target
          }
        }
      }
      hero {
        button
      }
      mapPack {
        ...CallVolumeTable
      }
      notFound {
        title
        description
        heading
        text
        link
        log
      }
    }
  }
`;
