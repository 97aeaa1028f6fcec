import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { HeadProps, PageProps } from "gatsby";
import LandingPage, { Head } from "../../src/templates/landing";
import { content } from "../support/content";
import { staticQuery } from "../support/gatsby-stub";
import "../support/intersections";

beforeEach(() => {
  staticQuery.data = { content };
});

const optional = [
  "painPoints",
  "mapPack",
  "timeline",
  "testimonials",
  "faq",
  "closing",
] as const;

function propsWith(settings: object = {}, shown = true) {
  const site = { ...content.site, ...settings };
  const sections = Object.fromEntries(
    optional.map((name) => [name, { ...content[name], shown }]),
  );
  const props: unknown = {
    data: { content: { ...content, ...sections, site } },
  };
  return props as PageProps<Queries.LandingQuery> &
    HeadProps<Queries.LandingQuery>;
}

const renderPage = (settings?: object) =>
  render(<LandingPage {...propsWith(settings)} />);

test("the landing page's sections stand in the order of the specification", () => {
  renderPage();
  const sections = [...screen.getByRole("main").querySelectorAll("section")];
  expect(sections.map(({ id }) => id)).toEqual([
    "hero",
    "pain-points",
    "how-it-works",
    "map-pack",
    "timeline",
    "pricing",
    "testimonials",
    "form",
    "faq",
    "closing",
  ]);
});

test("without the optional sections the others stand in the same order", () => {
  render(<LandingPage {...propsWith({}, false)} />);
  const sections = [...screen.getByRole("main").querySelectorAll("section")];
  expect(sections.map(({ id }) => id)).toEqual([
    "hero",
    "how-it-works",
    "pricing",
    "form",
  ]);
});

test("every link within the landing page leads to something on it", () => {
  const { container } = renderPage();
  const anchors = [...container.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute("href") ?? "",
  );
  expect(anchors.filter((anchor) => !container.querySelector(anchor))).toEqual(
    [],
  );
  expect(anchors).toContain("#form");
});

test("no two elements of the landing page share an id", () => {
  const { container } = renderPage();
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test("the landing page has one main heading", () => {
  renderPage();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

test("the landing page sells with the configured payment link", () => {
  renderPage({ paymentLink: "https://pay.example/plan" });
  expect(
    screen.getByRole("link", {
      description: content.pricing.payment.text,
    }),
  ).toHaveAttribute("href", "https://pay.example/plan");
});

test("the ZIP code that a visitor types reaches the form", async () => {
  const { form, zipField } = content.site;
  renderPage({ form: { ...form, zipParameter: "postal" } });
  const field = screen.getByRole("textbox", { name: zipField.label });
  await userEvent.type(field, "80202{Enter}");
  expect(
    screen.getByRole("link", { name: content.form.fallback.link }),
  ).toHaveAttribute("href", expect.stringContaining("postal=80202"));
});

test("the landing page's title names the offer and the company", () => {
  render(<Head {...propsWith()} />);
  const { landing, brand } = content.site;
  expect(document.title).toBe(`${landing.title} | ${brand.name}`);
});
