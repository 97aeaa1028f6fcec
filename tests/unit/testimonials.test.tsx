import { render, screen, within } from "@testing-library/react";
import { Testimonials } from "../../src/sections/testimonials";
import { content } from "../support/content";

const { testimonials } = content;
const [first] = testimonials.items;

function renderWith(items: typeof testimonials.items) {
  render(<Testimonials testimonials={{ ...testimonials, items }} />);
}

test("each quote has its author, title and five stars, and the tag of a sample until it is verified", () => {
  const items = [false, true].map((verified, index) => ({
    ...first!,
    slug: `quote-${index}`,
    quote: `Quote ${index}`,
    verified,
  }));
  renderWith(items);
  const [sample, real] = screen.getAllByRole("listitem");
  expect(sample?.querySelector("blockquote")).toHaveTextContent("Quote 0");
  const name = testimonials.ratingLabel.replace("{rating}", "5");
  expect(within(sample!).getByRole("img", { name })).toHaveTextContent("★★★★★");
  expect(within(sample!).getByText(first!.author)).toBeVisible();
  expect(within(sample!).getByText(testimonials.sampleTag)).toBeVisible();
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
