import { render, screen } from "@testing-library/react";
import { Testimonials } from "../../src/sections/testimonials";

function renderOne(
  rating: number,
  relationship: string | null,
  verified = true,
) {
  const item = {
    ...{ slug: "a", quote: "Good.", author: "Kim", title: "Owner" },
    ...{ initials: "K", rating, relationship, portrait: null, verified },
  };
  const testimonials = {
    ...{
      heading: "Clients",
      lead: "",
      checks: [{ title: "Our prices", url: "#pricing", text: "Read them." }],
      samplesNote: "Samples",
      items: [item],
    },
    ratingLabel: "Rated {rating} of 5",
    notRated: "Not rated",
  };
  render(<Testimonials testimonials={testimonials} />);
}

test("the words and the stars of a rating follow its number", () => {
  renderOne(3, null);
  expect(screen.getByRole("img", { name: "Rated 3 of 5" })).toHaveTextContent(
    /^★★★☆☆$/,
  );
});

test("a sample has no star filled, and says that nobody has rated it", () => {
  renderOne(5, null, false);
  const stars = screen.getByRole("img", { name: "Not rated" });
  expect(stars).toHaveTextContent(/^☆☆☆☆☆$/);
  expect(screen.getByText("Not rated")).toBeVisible();
});

test.each([
  ["Gets a discount", "OwnerGets a discount"],
  [null, "Owner"],
])(
  "a client's relationship to us is disclosed below the title: %s",
  (relationship, text) => {
    renderOne(5, relationship);
    const owner = screen.getByText("Owner");
    const below = [owner, owner.nextElementSibling];
    expect(below.map((line) => line?.textContent).join("")).toBe(text);
  },
);

test("what a visitor can check is a link to where it can be checked", () => {
  renderOne(5, null);
  expect(screen.getByRole("term")).toContainElement(
    screen.getByRole("link", { name: "Our prices" }),
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", "#pricing");
});
