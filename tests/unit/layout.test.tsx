import { render } from "@testing-library/react";
import { attribution } from "../../src/lib/attribution";
import { Layout } from "../../src/components/layout";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";

test("the ad that brought the visitor is remembered, whichever page comes first", () => {
  const site = { ...content.site, attribution: ["ad"] };
  window.history.replaceState(null, "", "/?ad=click");
  staticQuery.data = { content: { ...content, site } };
  render(<Layout>{"A page that has no form"}</Layout>);
  window.history.replaceState(null, "", "/");
  expect(attribution(site.attribution)).toBe("ad=click");
});
