import { cleanup, render, screen, within } from "@testing-library/react";
import { Form } from "../../src/sections/form";
import { content } from "../support/content";
import "../support/intersections";

const { form, site } = content;

beforeEach(() => void render(<Form form={form} site={site} zip="80202" />));

test("the form is a region named by its heading, at the anchor of every call to action", () => {
  const region = screen.getByRole("region", { name: form.heading });
  expect(region).toHaveAttribute("id", "form");
  expect(within(region).getByText(form.lead)).toBeVisible();
});

test("the ZIP code that the visitor asked about goes with the form", () => {
  const named = { ...site, form: { ...site.form, zipParameter: "postal" } };
  cleanup();
  render(<Form form={form} site={named} zip="80202" />);
  expect(
    screen.getByRole("link", { name: form.fallback.link }),
  ).toHaveAttribute("href", expect.stringContaining("postal=80202"));
});

test("the section holds the form's status and the other ways to reach us", () => {
  const region = within(screen.getByRole("region", { name: form.heading }));
  expect(region.getByRole("status")).toBeInTheDocument();
  expect(region.getByRole("link", { name: form.fallback.link })).toBeVisible();
});
