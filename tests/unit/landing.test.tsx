import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import LandingPage from "../../src/templates/landing";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";
import "../support/intersections";

test("the landing page has no link in the page that leads nowhere, and no id twice", () => {
  staticQuery.data = { content };
  const props: unknown = { data: { content } };
  const { container: page } = render(
    <LandingPage {...(props as PageProps<Queries.LandingQuery>)} />,
  );
  const anchors = [...page.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute("href") ?? "",
  );
  expect(anchors).toContain("#form");
  const lost = anchors.filter((anchor) => !page.querySelector(anchor));
  // The top of a page needs no element.
  expect([...new Set(lost)]).toEqual(["#top"]);
  const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
