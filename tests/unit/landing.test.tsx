import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import LandingPage from "../../src/templates/landing";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";
import "../support/intersections";

const required = ["hero", "how-it-works", "pricing", "form"];
const all = [
  ...["hero", "pain-points", "how-it-works", "map-pack", "timeline"],
  ...["pricing", "testimonials", "form", "faq", "closing"],
];
const optional = [
  ...(["painPoints", "mapPack", "timeline"] as const),
  ...(["testimonials", "faq", "closing"] as const),
];

function renderPage(shown: boolean) {
  staticQuery.data = { content };
  const sections = Object.fromEntries(
    optional.map((name) => [name, { ...content[name], shown }]),
  );
  const props: unknown = { data: { content: { ...content, ...sections } } };
  return render(<LandingPage {...(props as PageProps<Queries.LandingQuery>)} />)
    .container;
}

describe.each([
  ["with every optional section", true, all],
  ["without the optional sections", false, required],
])("the landing page %s", (_, shown, order) => {
  let page: HTMLElement;
  beforeEach(() => {
    page = renderPage(shown);
  });

  test("keeps its sections in order", () => {
    const sections = [...page.querySelectorAll("main section")];
    expect(sections.map(({ id }) => id)).toEqual(order);
  });

  test("has no link in the page that leads nowhere, and no id twice", () => {
    const anchors = [...page.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute("href") ?? "",
    );
    expect(anchors).toContain("#form");
    expect(anchors.filter((anchor) => !page.querySelector(anchor))).toEqual([]);
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
