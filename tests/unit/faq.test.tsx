import { render, screen, within } from "@testing-library/react";
import { Faq } from "../../src/sections/faq";

test("an empty line in an answer starts a new paragraph", () => {
  const answer = "One.\n\nTwo.";
  const item = { slug: "a", question: "Why?", answer, icon: "lock" };
  render(
    <Faq
      email="us@example.com"
      faq={{
        heading: "Questions",
        lead: null,
        items: [item],
        ownership: [],
      }}
    />,
  );
  const paragraphs = within(
    screen.getByRole("group", { hidden: true }),
  ).getAllByRole("paragraph", { hidden: true });
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    "One.",
    "Two.",
  ]);
});
