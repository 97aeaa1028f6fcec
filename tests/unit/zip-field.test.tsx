import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ZipField } from "../../src/components/zip-field";

const onZip = jest.fn();
const field = () => screen.getByRole("textbox", { name: "ZIP code" });
const isFollowed = () => window.location.hash === "#form";

beforeEach(() => {
  window.location.hash = "";
  onZip.mockReset();
  const zipField = { label: "ZIP code", mistake: "Not a ZIP code" };
  render(<ZipField zipField={zipField} button="Check" onZip={onZip} />);
});

test("a ZIP code is handed over before the page goes to the form", async () => {
  onZip.mockImplementation(() => expect(isFollowed()).toBe(false));
  await userEvent.type(field(), "80202-1234{Enter}");
  expect(onZip.mock.calls).toEqual([["80202"]]);
  expect(isFollowed()).toBe(true);
});

test("a mistake is shown when the visitor leaves the field, until it is corrected", async () => {
  await userEvent.type(field(), "8020");
  expect(field()).toBeValid();
  await userEvent.tab();
  expect(field()).toBeInvalid();
  await userEvent.type(field(), "2");
  expect(field()).toBeValid();
  expect(onZip).not.toHaveBeenCalled();
});
