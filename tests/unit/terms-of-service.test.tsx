import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import LandingPage from "../../src/templates/landing";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";
import "../support/intersections";

function linksToTerms(terms: string | null) {
  const site = { ...content.site, terms, paymentLink: "https://pay.com" };
  const data = { content: { ...content, site } };
  staticQuery.data = data;
  const props: unknown = { data };
  const { container } = render(
    <LandingPage {...(props as PageProps<Queries.LandingQuery>)} />,
  );
  return ["#pricing", "#form", "footer"].flatMap((place) =>
    [...container.querySelectorAll(`${place} a[href="/terms-of-service"]`)].map(
      (link) => `${place}: ${link.textContent}`,
    ),
  );
}

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
