import { render, screen } from "@testing-library/react";
import { Footer } from "../../src/components/footer";
import { content } from "../support/content";

const { site } = content;

beforeEach(() => void render(<Footer site={site} />));

test("the footer gives the postal address line by line", () => {
  const address = screen.getByText(site.footer.address[0] ?? "").parentElement;
  expect(address?.tagName).toBe("ADDRESS");
  expect(
    [...(address?.children ?? [])].map((line) => line.textContent),
  ).toEqual(site.footer.address);
});

test("the footer's e-mail address opens a message to it", () => {
  expect(screen.getByRole("link", { name: site.supportEmail })).toHaveAttribute(
    "href",
    `mailto:${site.supportEmail}`,
  );
});

test("the footer leads to the privacy policy", () => {
  expect(
    screen.getByRole("link", { name: site.footer.privacy }),
  ).toHaveAttribute("href", "/privacy-policy");
});

test("the footer leads to the accessibility statement", () => {
  expect(
    screen.getByRole("link", { name: site.footer.accessibility }),
  ).toHaveAttribute("href", "/privacy-policy#accessibility");
});

test("the footer ends with the small print", () => {
  expect(screen.getByText(site.footer.note)).toBeVisible();
});
