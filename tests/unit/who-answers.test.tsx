import { render, screen } from "@testing-library/react";
import { WhoAnswers } from "../../src/lead-form/who-answers";

const who = {
  ...{ portrait: null, name: "Kim", text: null, phone: null },
  ...{ replyTime: null, booking: null },
};

test("the booking link opens a new tab, as its name says", () => {
  const booking = {
    ...{ url: "https://book.example/kim", label: "Book a call" },
    newTab: "opens in a new tab",
  };
  render(<WhoAnswers who={{ ...who, booking }} />);
  const link = screen.getByRole("link", {
    name: "Book a call (opens in a new tab)",
  });
  expect(link).toHaveAttribute("href", "https://book.example/kim");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("what the content leaves out leaves no trace", () => {
  const { container } = render(<WhoAnswers who={who} />);
  expect(container.querySelectorAll("p")).toHaveLength(1);
  expect(screen.queryByRole("link")).toBeNull();
});
