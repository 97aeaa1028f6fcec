import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { PageHead } from "../../src/components/head";
import { content } from "../support/content";

const site = { ...content.site, url: "https://site.example" };

function renderAt(path: string, children?: ReactNode) {
  render(
    <PageHead
      site={site}
      path={path}
      title="A title"
      description="A description."
      heading="A heading"
    >
      {children}
    </PageHead>,
  );
}

const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");

const canonical = () =>
  document.head.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;

test("the page's title is followed by the company's name", () => {
  renderAt("/");
  expect(document.title).toBe(`A title | ${site.brand.name}`);
});

test("search results and shared links get the same description", () => {
  renderAt("/");
  expect(meta("description")).toBe("A description.");
  expect(meta("og:description")).toBe("A description.");
});

test.each([
  ["/", "https://site.example/"],
  ["/privacy-policy", "https://site.example/privacy-policy"],
])(
  "%s is known to search engines and in shared links as %s",
  (path, address) => {
    renderAt(path);
    expect(canonical()).toBe(address);
    expect(meta("og:url")).toBe(address);
  },
);

test("a page without an address of its own names none", () => {
  renderAt("/404", <meta name="robots" content="noindex" />);
  expect(meta("robots")).toBe("noindex");
  expect(canonical()).toBeUndefined();
  expect(meta("og:url")).toBeUndefined();
});

test.each([
  ["/", "https://site.example/share/landing.png"],
  ["/privacy-policy", "https://site.example/share/privacy-policy.png"],
  ["/404", "https://site.example/share/404.png"],
])("the share picture of %s is %s", (path, address) => {
  renderAt(path);
  expect(meta("og:image")).toBe(address);
});

test("the share picture is described by what it says", () => {
  renderAt("/");
  expect(meta("og:image:alt")).toBe(`${site.brand.name}: A heading`);
});
