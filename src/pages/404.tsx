import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { requestedPath, safePath } from "../lib/address";
import { ButtonLink } from "../components/button-link";
import { PageHead } from "../components/head";
import { Layout } from "../components/layout";
import { MessagePage } from "../components/message-page";

/** The 404 page. It logs the requested path for developers. */
export default function NotFoundPage({
  data,
  location,
}: PageProps<Queries.NotFoundQuery>) {
  const { heading, text, link, log } = data.content.notFound;

  useEffect(() => {
    const path = location.pathname;
    console.warn(log, path === safePath ? requestedPath : path);
  }, [log, location.pathname]);

  return (
    <Layout>
      <MessagePage heading={heading} text={text}>
        <ButtonLink href="/">{link}</ButtonLink>
      </MessagePage>
    </Layout>
  );
}

export function Head({ data: { content } }: HeadProps<Queries.NotFoundQuery>) {
  return (
    <PageHead site={content.site} path="/404" {...content.notFound}>
      <meta name="robots" content="noindex" />
    </PageHead>
  );
}

export const query = graphql`
  query NotFound {
    content {
      site {
        ...PageHead
      }
      notFound {
        title
        description
        share {
          alt
        }
        heading
        text
        link
        log
      }
    }
  }
`;
