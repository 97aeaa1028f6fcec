import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ZipField } from "../../src/components/zip-field";
import { askAbout } from "../../src/lib/asked-zip";

const field = () => screen.getByRole("textbox", { name: "ZIP code" });

beforeEach(() => {
  askAbout("");
  const zipField = { label: "ZIP code", mistake: "Not a ZIP code" };
  render(<ZipField zipField={zipField} button="Check" />);
});

test("a mistake is shown when the visitor leaves the field, until it is corrected", async () => {
  await userEvent.type(field(), "8020");
  expect(field()).toHaveAttribute("aria-invalid", "false");
  await userEvent.tab();
  expect(field()).toHaveAttribute("aria-invalid", "true");
  await userEvent.type(field(), "2");
  expect(field()).toHaveAttribute("aria-invalid", "false");
});

test("the field shows what the visitor asks about elsewhere", () => {
  act(() => askAbout("Denver, CO 80202"));
  expect(field()).toHaveValue("80202");
  act(() => askAbout(""));
  expect(field()).toHaveValue("");
});

test("nobody is interrupted while typing", async () => {
  await userEvent.type(field(), "802");
  act(() => askAbout("60614"));
  expect(field()).toHaveValue("802");
});

test("a mistake stays to be corrected when the visitor asks elsewhere", async () => {
  await userEvent.type(field(), "802");
  await userEvent.tab();
  act(() => askAbout("60614"));
  expect(field()).toHaveValue("802");
  expect(field()).toHaveAttribute("aria-invalid", "true");
});
