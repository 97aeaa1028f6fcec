import { render, screen, within } from "@testing-library/react";
import { Faq } from "../../src/sections/faq";

/** Shows a question with this answer. */
function show(answer: string) {
  const item = { slug: "a", question: "Why?", answer, icon: "lock" as const };
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
}

const paragraphs = () =>
  within(screen.getByRole("group", { hidden: true })).getAllByRole(
    "paragraph",
    { hidden: true },
  );

test("an empty line in an answer starts a new paragraph", () => {
  show("One.\n\nTwo.");
  expect(paragraphs().map(({ textContent }) => textContent)).toEqual([
    "One.",
    "Two.",
  ]);
});

test("a line break in an answer is one", () => {
  show("One.\nTwo.");
  const [paragraph] = paragraphs();
  expect(paragraph).toHaveClass("whitespace-pre-line");
  expect(paragraph?.textContent).toBe("One.\nTwo.");
});

test("an answer has links, and those to a section stay on the page", () => {
  show("See [the price](/#pricing), [our policy](/privacy-policy).\nOr [sic].");
  const links = screen.getAllByRole("link", { hidden: true });
  expect(
    links.slice(1).map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["the price", "#pricing"],
    ["our policy", "/privacy-policy"],
  ]);
  expect(paragraphs()[0]?.textContent).toBe(
    "See the price, our policy.\nOr [sic].",
  );
});
