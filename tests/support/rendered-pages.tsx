import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { documentTree } from "../../pipeline/content/markdown";
import type { Content } from "../../pipeline/schema/content";
import NotFoundPage from "../../src/pages/404";
import LandingPage from "../../src/templates/landing";
import PolicyPage from "../../src/templates/document";
import { staticQuery } from "./gatsby-stub";

// A page needs only its data here, of all that Gatsby gives it.
type Page = ComponentType<object>;
const [Landing, NotFound, Policy] = [LandingPage, NotFoundPage, PolicyPage].map(
  (page) => page as unknown as Page,
) as [Page, Page, Page];

/** Every page of the site, as the build renders it. */
export function renderedPages(content: Content): Document[] {
  staticQuery.data = { content };
  const props = { data: { content }, location: { pathname: "/x" } };
  const policies = content.policies.map((policy) => {
    const body = documentTree(policy.markdown);
    const whole = { ...content, policy: { ...policy, body, pictures: [] } };
    return <Policy key={policy.slug} {...{ data: { content: whole } }} />;
  });
  return [<Landing {...props} />, <NotFound {...props} />, ...policies].map(
    (page) =>
      new DOMParser().parseFromString(renderToStaticMarkup(page), "text/html"),
  );
}
