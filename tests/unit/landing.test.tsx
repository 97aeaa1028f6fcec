import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import LandingPage from "../../src/templates/landing";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";
import "../support/intersections";

/** The landing page of the launched site, with other settings. */
function show(changes: Partial<typeof content.site> = {}) {
  const site = { ...content.site, ...changes };
  const data = { content: { ...content, site } };
  staticQuery.data = data;
  const props: unknown = { data };
  return render(<LandingPage {...(props as PageProps<Queries.LandingQuery>)} />)
    .container;
}

/** The links to an address, by their places on the page with other settings. */
function linksTo(address: string, changes: Parameters<typeof show>[0]) {
  const page = show(changes);
  return ["#hero", "#pricing", "#form", "footer"].flatMap((place) =>
    [...page.querySelectorAll(`${place} a[href^="${address}"]`)].map(
      (link) => `${place}: ${link.textContent}`,
    ),
  );
}

test("the landing page has no link in the page that leads nowhere", () => {
  const page = show({ terms: "Our terms" });
  const anchors = [...page.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute("href") ?? "",
  );
  expect(anchors).toContain("#form");
  const lost = anchors.filter((anchor) => !page.querySelector(anchor));
  // The top of a page needs no element.
  expect([...new Set(lost)]).toEqual(["#top"]);
});

test("where there are terms of service, the payment, the consent and the footer lead to them", () => {
  expect(linksTo("/terms-of-service", { terms: "Our terms" })).toEqual([
    "#pricing: Our terms",
    `#form: ${content.form.consent.terms}`,
    "footer: Our terms",
  ]);
});

test("without terms of service nothing leads to them", () => {
  expect(linksTo("/terms-of-service", { terms: null })).toEqual([]);
});

test("the company's phone number can be dialed from the first screen, the form and the footer", () => {
  const phone = "+1 (303) 555-0123";
  expect(linksTo("tel:+13035550123", { phone })).toEqual([
    `#hero: ${phone}`,
    `#form: ${phone}`,
    `footer: ${phone}`,
  ]);
  const others = linksTo("tel:", { phone: null });
  expect(others).toEqual([`#form: ${content.form.whoAnswers?.phone}`]);
});

test("the footer ends with the editor's links to other sites", () => {
  const links = [
    ...show().querySelectorAll<HTMLAnchorElement>("footer ul a"),
  ].map((link) => ({ label: link.textContent, url: link.href }));
  expect(links.slice(3)).toEqual(content.site.footer.links);
});
