import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ZipField } from "../../src/components/zip-field";
import { content } from "../support/content";

const { zipField } = content.site;
const onZip = jest.fn();

const field = () => screen.getByRole("textbox", { name: zipField.label });
const button = () => screen.getByRole("link", { name: "Check" });
const isFollowed = () => window.location.hash === "#form";

beforeEach(() => {
  window.location.hash = "";
  onZip.mockClear();
  render(<ZipField zipField={zipField} button="Check" onZip={onZip} />);
});

test("the button is a link to the form, which works without JavaScript", () => {
  expect(button()).toHaveAttribute("href", "#form");
});

test("left empty, the field does not stand between the visitor and the form", async () => {
  await userEvent.click(button());
  expect(isFollowed()).toBe(true);
  expect(onZip).toHaveBeenCalledWith(undefined);
  expect(field()).not.toBeInvalid();
});

test("a ZIP code is handed over before the page goes to the form", async () => {
  onZip.mockImplementation(() => expect(isFollowed()).toBe(false));
  await userEvent.type(field(), "80202-1234");
  await userEvent.click(button());
  expect(onZip.mock.calls).toEqual([["80202"]]);
  expect(isFollowed()).toBe(true);
});

test("Enter does what the button does", async () => {
  await userEvent.type(field(), "80202{Enter}");
  expect(onZip.mock.calls).toEqual([["80202"]]);
  expect(isFollowed()).toBe(true);
});

test("what is no ZIP code keeps the visitor at the field, with the reason", async () => {
  await userEvent.type(field(), "8020");
  await userEvent.click(button());
  expect(isFollowed()).toBe(false);
  expect(onZip).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(zipField.mistake);
  expect(screen.getByRole("status")).toHaveTextContent(zipField.mistake);
});

test("a mistake is told when the visitor leaves the field", async () => {
  await userEvent.type(field(), "Denver");
  expect(field()).not.toBeInvalid();
  await userEvent.tab();
  expect(field()).toBeInvalid();
});

test("a mistake is taken back as soon as it is mended", async () => {
  await userEvent.type(field(), "8020{Enter}");
  await userEvent.type(field(), "2");
  expect(field()).not.toBeInvalid();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("the field calls for digits and can be filled in by the browser", () => {
  expect(field()).toHaveAttribute("inputmode", "numeric");
  expect(field()).toHaveAttribute("autocomplete", "postal-code");
});
