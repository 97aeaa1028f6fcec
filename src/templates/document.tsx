import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FormDialog } from "../lead-form/form-dialog";
import { PageHead } from "../components/head";
import { Layout } from "../components/layout";
import { ThirdPartyTable } from "../components/third-party-table";
import { Markdown } from "../components/markdown";
import { usDate } from "../lib/figures";
import { sectionsOf, type MarkdownNode } from "../lib/markdown";

/** A document written in Markdown, with the form in a dialog. */
export default function DocumentPage({
  data: { content },
}: PageProps<Queries.DocumentQuery>) {
  const { heading, effectiveLabel, effectiveDate, body, pictures } =
    content.document;
  const root = body as unknown as MarkdownNode;
  const sections = sectionsOf(root);
  const { children = [] } = root;
  const start = children.findIndex(({ type }) => type === "heading");
  const markdown = (from: number, to?: number) => (
    <Markdown
      node={{ ...root, children: children.slice(from, to) }}
      sections={sections}
      pictures={Object.fromEntries(
        pictures.map((picture) => [picture.file, picture]),
      )}
      inserts={{
        "third-parties": (
          <ThirdPartyTable thirdParties={content.thirdParties} />
        ),
        // The footer links to this anchor, which does not depend on the heading's wording.
        accessibility: <span id="accessibility" />,
      }}
    />
  );
  return (
    <Layout navEnd={<FormDialog form={content.form} site={content.site} />}>
      <article className="mx-auto box-content max-w-measure px-5 pt-28 pb-16">
        <h1 className="text-hero">{heading}</h1>
        <p className="mt-4 text-muted">
          {/* One text node, so that the date does not move when the font loads. */}
          <time dateTime={effectiveDate}>
            {`${effectiveLabel} ${usDate(effectiveDate)}`}
          </time>
        </p>
        {/* What the document is about, before its contents. */}
        {markdown(0, Math.max(start, 0))}
        {sections.size > 2 && (
          <nav aria-labelledby="contents" className="mt-8">
            <p id="contents" className="font-semibold">
              {content.site.contents}
            </p>
            <ul className="mt-2 gap-x-8 sm:columns-2">
              {[...sections.values()].map(({ text, anchor }) => (
                <li key={anchor}>
                  <a
                    className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
                    href={`#${anchor}`}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {markdown(Math.max(start, 0))}
      </article>
    </Layout>
  );
}

export function Head({
  data: { content },
  pageContext: { slug },
}: HeadProps<Queries.DocumentQuery, Queries.DocumentQueryVariables>) {
  return <PageHead content={content} path={`/${slug}`} {...content.document} />;
}

export const query = graphql`
  query Document($slug: String!) {
    content {
      ...PageHead
      site {
        contents
        ...LeadFormSite
        ...FormDialog
      }
      form {
        ...LeadForm
      }
      thirdParties {
        ...ThirdPartyTable
      }
      document(slug: $slug) {
        title
        description
        share {
          alt
          shareAddress
        }
        heading
        effectiveLabel
        effectiveDate
        body
        pictures {
          file
          ...Picture
          image {
            childImageSharp {
              gatsbyImageData(width: 768)
            }
          }
        }
      }
    }
  }
`;
