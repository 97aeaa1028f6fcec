import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Hero } from "../../src/sections/hero";
import { content } from "../support/content";

const { hero, site } = content;
const onZip = jest.fn();

beforeEach(
  () =>
    void render(<Hero hero={hero} zipField={site.zipField} onZip={onZip} />),
);

test("the hero is a region named by the page's main heading", () => {
  expect(screen.getByRole("region", { name: hero.heading })).toHaveAttribute(
    "id",
    "hero",
  );
  expect(
    screen.getByRole("heading", { level: 1, name: hero.heading }),
  ).toBeVisible();
});

test("the hero says whom the offer is for, and what it is", () => {
  expect(screen.getByText(hero.eyebrow)).toBeVisible();
  expect(screen.getByText(hero.lead)).toBeVisible();
});

test("the hero's button leads to the form", () => {
  expect(screen.getByRole("link", { name: hero.button })).toHaveAttribute(
    "href",
    "#form",
  );
});

test("the hero's picture says what it shows, and is not read out", () => {
  const { caption, search } = hero.illustration;
  expect(screen.getByText(caption).closest("figure")).toBeVisible();
  expect(screen.getByText(caption).closest("[aria-hidden]")).toBeNull();
  expect(screen.getByText(search).closest("[aria-hidden]")).toBeVisible();
});

test("the hero asks for a ZIP code and hands it over", async () => {
  const field = screen.getByRole("textbox", { name: site.zipField.label });
  await userEvent.type(field, "80202{Enter}");
  expect(onZip).toHaveBeenCalledWith("80202");
});

test("the hero states every fact with what it means, in order", () => {
  const facts = screen.getAllByRole("term").map((term, index) => ({
    value: screen.getAllByRole("definition")[index]?.textContent,
    label: term.textContent,
  }));
  expect(facts).toEqual(hero.facts);
});
