import { render } from "@testing-library/react";
import { attribution } from "../../src/lib/attribution";
import { Layout } from "../../src/components/layout";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";

test("the ad that brought the visitor is remembered, whichever page comes first", () => {
  staticQuery.data = { content };
  window.history.replaceState(null, "", "/?gclid=click");
  render(<Layout>{"A page that has no form"}</Layout>);
  window.history.replaceState(null, "", "/");
  expect(attribution(content.site.attribution)).toBe("gclid=click");
});
