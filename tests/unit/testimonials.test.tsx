import { render, screen, within } from "@testing-library/react";
import { Testimonials } from "../../src/sections/testimonials";
import { content } from "../support/content";

const { testimonials } = content;

function renderWith(items: typeof testimonials.items) {
  render(<Testimonials testimonials={{ ...testimonials, items }} />);
}

test("each quote has its author, title and five stars, and the tag of a sample until it is verified", () => {
  const items = [false, true].map((verified, index) => ({
    ...{ slug: `quote-${index}`, quote: `Quote ${index}`, verified },
    ...{ author: "Ann Lee", title: "Owner", initials: "AL" },
    ...{ portrait: null, rating: 5 },
  }));
  renderWith(items);
  const [sample, real] = screen.getAllByRole("listitem");
  expect(sample?.querySelector("blockquote")).toHaveTextContent("Quote 0");
  const name = testimonials.ratingLabel.replace("{rating}", "5");
  expect(within(sample!).getByRole("img", { name })).toHaveTextContent("★★★★★");
  for (const text of ["Ann Lee", "Owner", testimonials.sampleTag])
    expect(within(sample!).getByText(text)).toBeVisible();
  expect(within(real!).queryByText(testimonials.sampleTag)).toBeNull();
});

test("without a quote, there are things to check, each with a link", () => {
  renderWith([]);
  const { heading, items } = testimonials.checks;
  expect(screen.getByRole("heading", { name: heading })).toBeVisible();
  for (const { text, url } of items)
    expect(screen.getByRole("link", { name: text })).toHaveAttribute(
      "href",
      url,
    );
});
