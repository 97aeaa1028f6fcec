import { render, screen, within } from "@testing-library/react";
import { Testimonials } from "../../src/sections/testimonials";
import { content } from "../support/content";

const testimonials = { ...content.testimonials, shown: true };
const saidFor = (rating: number) =>
  testimonials.ratingLabel.replace("{rating}", String(rating));

type Item = Queries.TestimonialsFragment["items"][number];

function renderOneWith(change: Partial<Item>) {
  const items = testimonials.items
    .slice(0, 1)
    .map((item) => ({ ...item, ...change }));
  render(<Testimonials testimonials={{ ...testimonials, items }} />);
}

test("the testimonials are a region named by its heading, at its anchor", () => {
  render(<Testimonials testimonials={testimonials} />);
  expect(
    screen.getByRole("region", { name: testimonials.heading }),
  ).toHaveAttribute("id", "testimonials");
});

test("every testimonial is a figure with quote, author, title and initials, in order", () => {
  render(<Testimonials testimonials={testimonials} />);
  const figures = screen.getAllByRole("figure");
  expect(figures).toHaveLength(testimonials.items.length);
  testimonials.items.forEach(({ quote, author, title, initials }, index) => {
    const figure = within(figures[index] as HTMLElement);
    expect(figure.getByRole("blockquote")).toHaveTextContent(quote);
    expect(figure.getByText(author)).toBeVisible();
    expect(figure.getByText(title)).toBeVisible();
    expect(figure.getByText(initials)).toBeVisible();
  });
});

test("every rating is said to screen readers in words", () => {
  render(<Testimonials testimonials={testimonials} />);
  const ratings = screen.getAllByRole("img");
  expect(ratings).toHaveLength(testimonials.items.length);
  testimonials.items.forEach(({ rating }, index) => {
    expect(ratings[index]).toHaveAccessibleName(saidFor(rating));
  });
});

test("the words and the stars of a rating follow its number", () => {
  renderOneWith({ rating: 3 });
  expect(screen.getByRole("img", { name: saidFor(3) })).toHaveTextContent(
    /^★★★☆☆$/,
  );
});

test("the initials stand for a portrait and are not read out", () => {
  renderOneWith({});
  const initials = testimonials.items[0]?.initials ?? "";
  expect(screen.getByText(initials)).toHaveAttribute("aria-hidden", "true");
});

test("how a client stands to us is disclosed below the title, as large as it", () => {
  renderOneWith({ title: "Owner", relationship: "Gets a discount" });
  const [title, relationship] = ["Owner", "Gets a discount"].map((text) =>
    screen.getByText(text),
  );
  expect(title?.nextElementSibling).toBe(relationship);
  expect(relationship).toHaveClass(...(title?.classList ?? []));
});

test("a client without a relationship to us has only name and title", () => {
  renderOneWith({ author: "Kim", title: "Owner", relationship: null });
  const { parentElement } = screen.getByText("Owner");
  expect(parentElement).toHaveTextContent(/^KimOwner$/);
  expect(parentElement?.children).toHaveLength(2);
});

test("testimonials that are switched off leave nothing behind", () => {
  const { container } = render(
    <Testimonials testimonials={{ ...testimonials, shown: false }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
