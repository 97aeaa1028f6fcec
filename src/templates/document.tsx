import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Root } from "hast";
import { FormDialog } from "../lead-form/form-dialog";
import { PageHead } from "../components/head";
import { Layout } from "../components/layout";
import { ThirdPartyTable } from "../document/third-party-table";
import { Markdown } from "../document/markdown";
import { usDate } from "../lib/figures";

/** A document written in Markdown, with the form in a dialog. */
export default function DocumentPage({
  data: { content },
}: PageProps<Queries.DocumentQuery>) {
  const { heading, effectiveLabel, effectiveDate, childMarkdownRemark } =
    content.document;
  const { htmlAst, headings, pictures = [] } = childMarkdownRemark ?? {};
  const { children } = htmlAst as unknown as Root;
  const start = children.findIndex(
    (node) => node.type === "element" && /^h\d$/.test(node.tagName),
  );
  const markdown = (from: number, to?: number) => (
    <Markdown
      tree={{ type: "root", children: children.slice(from, to) }}
      pictures={pictures}
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
        {effectiveDate && (
          <p className="mt-4 text-muted">
            {/* One text node, so that the date does not move when the font loads. */}
            <time dateTime={effectiveDate}>
              {`${effectiveLabel ?? ""} ${usDate(effectiveDate)}`}
            </time>
          </p>
        )}
        {/* What the document is about, before its contents. */}
        {markdown(0, Math.max(start, 0))}
        {headings && headings.length > 2 && (
          <nav aria-labelledby="contents" className="mt-8">
            <p id="contents" className="font-semibold">
              {content.site.contents}
            </p>
            <ul className="mt-2 gap-x-8 sm:columns-2">
              {headings.map((section) => (
                <li key={section?.id}>
                  <a
                    className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
                    href={`#${section?.id}`}
                  >
                    {section?.value}
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
        listed
        childMarkdownRemark {
          htmlAst
          headings(depth: h2) {
            id
            value
          }
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
  }
`;
