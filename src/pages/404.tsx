import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { requestedPath } from "../lib/address";
import { ButtonLink } from "../components/button-link";
import { PageHead } from "../components/head";
import { Layout } from "../components/layout";
import { MessagePage } from "../components/message-page";

/** The 404 page. It logs the requested path for developers. */
export default function NotFoundPage({
  data,
}: PageProps<Queries.NotFoundQuery>) {
  const { heading, text, link, log } = data.content.notFound;

  useEffect(() => console.warn(log, requestedPath), [log]);

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
    <PageHead content={content} path="/404" {...content.notFound}>
      <meta name="robots" content="noindex" />
    </PageHead>
  );
}

export const query = graphql`
  query NotFound {
    content {
      ...PageHead
      notFound {
        title
        description
        share {
          alt
          shareAddress
        }
        heading
        text
        link
        log
      }
    }
  }
`;
