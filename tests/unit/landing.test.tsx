import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import LandingPage from "../../src/templates/landing";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";
import "../support/intersections";

/** The landing page of the launched site, with another label of the links to the terms. */
function show(terms: string | null) {
  const site = { ...content.site, terms };
  const data = { content: { ...content, site } };
  staticQuery.data = data;
  const props: unknown = { data };
  return render(<LandingPage {...(props as PageProps<Queries.LandingQuery>)} />)
    .container;
}

function linksToTerms(terms: string | null) {
  const page = show(terms);
  return ["#pricing", "#form", "footer"].flatMap((place) =>
    [...page.querySelectorAll(`${place} a[href="/terms-of-service"]`)].map(
      (link) => `${place}: ${link.textContent}`,
    ),
  );
}

test("the landing page has no link in the page that leads nowhere", () => {
  const page = show("Our terms");
  const anchors = [...page.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute("href") ?? "",
  );
  expect(anchors).toContain("#form");
  const lost = anchors.filter((anchor) => !page.querySelector(anchor));
  // The top of a page needs no element.
  expect([...new Set(lost)]).toEqual(["#top"]);
});

test("where there are terms of service, the payment, the consent and the footer lead to them", () => {
  expect(linksToTerms("Our terms")).toEqual([
    "#pricing: Our terms",
    `#form: ${content.form.consent.terms}`,
    "footer: Our terms",
  ]);
});

test("without terms of service nothing leads to them", () => {
  expect(linksToTerms(null)).toEqual([]);
});
