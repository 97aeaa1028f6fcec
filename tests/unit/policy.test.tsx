import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import PolicyPage, { Head } from "../../src/templates/policy";
import { content } from "../support/content";
import "../support/intersections";
import { staticQuery } from "../support/gatsby-stub";

const policy = {
  title: "Some policy",
  description: "What it is about.",
  heading: "Our policy",
  effectiveLabel: "In force from",
  effectiveDate: "2025-06-10",
  body: {
    htmlAst: {
      type: "root",
      children: [
        {
          type: "element",
          tagName: "h2",
          children: [{ type: "text", value: "A section" }],
        },
        {
          type: "element",
          tagName: "p",
          children: [{ type: "text", value: "{third-parties}" }],
        },
      ],
    },
  },
};
const props: unknown = {
  data: { content: { ...content, policy } },
  pageContext: { slug: "some-policy" },
};

beforeEach(() => {
  staticQuery.data = { content };
});

const renderPage = () =>
  render(<PolicyPage {...(props as PageProps<Queries.PolicyQuery>)} />);

test("a policy shows its heading and its sections", () => {
  renderPage();
  const main = within(screen.getByRole("main"));
  expect(
    main.getAllByRole("heading").map((heading) => heading.textContent),
  ).toEqual(["Our policy", "A section"]);
});

test("a policy's date is written the American way, and machines read it too", () => {
  renderPage();
  const date = screen.getByText("In force from 06/10/2025");
  expect(date).toHaveAttribute("datetime", "2025-06-10");
});

test("a policy shows the table of other companies where it asks for it", () => {
  renderPage();
  const { caption } = content.thirdParties;
  expect(
    screen.getByRole("heading", { name: "A section" }).nextElementSibling,
  ).toBe(screen.getByRole("table", { name: caption }));
});

test("a policy's bar has the button that opens the form's dialog", () => {
  renderPage();
  const bar = within(screen.getByRole("banner"));
  expect(
    bar.getByRole("button", { name: content.site.dialog.title }),
  ).toHaveAttribute("aria-haspopup", "dialog");
});

test("a policy's title names the policy and the company", () => {
  render(<Head {...(props as Parameters<typeof Head>[0])} />);
  expect(document.title).toBe(`Some policy | ${content.site.brand.name}`);
});
