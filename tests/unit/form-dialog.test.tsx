import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { FormDialog } from "../../src/components/form-dialog";
import { content } from "../support/content";
import { reportInView } from "../support/intersections";
import "../support/top-layer";

const { form, site } = content;
const { title, close } = site.dialog;

const opener = () => screen.getByRole("button", { name: title });
const dialog = () => screen.queryByRole<HTMLDialogElement>("dialog");
const frame = () => screen.queryByTitle(site.form.title);

async function open() {
  await userEvent.click(opener());
  const opened = screen.getByRole<HTMLDialogElement>("dialog");
  reportInView(opened, true);
  return opened;
}

async function expectClosed() {
  expect(dialog()).toBeNull();
  await waitFor(() => expect(frame()).toBeNull());
}

beforeEach(() => void render(<FormDialog form={form} site={site} />));
afterEach(() => jest.restoreAllMocks());

test("the dialog is closed at first, and nothing of the form is requested", () => {
  expect(dialog()).toBeNull();
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.querySelector("script")).toBeNull();
});

test("the button says that it opens a dialog", () => {
  expect(opener()).toHaveAttribute("aria-haspopup", "dialog");
});

test("the browser itself can open the dialog before and without JavaScript", () => {
  const { id } = screen.getByRole("dialog", { hidden: true });
  expect(opener()).toHaveAttribute("command", "show-modal");
  expect(opener()).toHaveAttribute("commandfor", id);
});

test("a dialog that the browser has opened already is not opened twice", async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  screen.getByRole<HTMLDialogElement>("dialog", { hidden: true }).open = true;
  await userEvent.click(opener());
  expect(showModal).not.toHaveBeenCalled();
});

test("the button opens the dialog as a modal one, named by its title", async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  expect(await open()).toHaveAccessibleName(title);
  expect(showModal).toHaveBeenCalledTimes(1);
});

test("the open dialog holds the form", async () => {
  const opened = await open();
  expect(within(opened).getByTitle(site.form.title)).toBeVisible();
});

test("the close button closes the dialog and removes the form", async () => {
  const opened = await open();
  await userEvent.click(within(opened).getByRole("button", { name: close }));
  await expectClosed();
});

test("a click on the background closes the dialog and removes the form", async () => {
  await userEvent.click(await open());
  await expectClosed();
});

test("Escape closes the dialog and removes the form", async () => {
  await open();
  await userEvent.keyboard("{Escape}");
  await expectClosed();
});

test("the close button comes before the form, where Escape does not work", async () => {
  const [first] = within(await open()).getAllByRole("button");
  expect(first).toHaveAccessibleName(close);
});

test("a click inside the panel leaves the dialog open", async () => {
  const opened = await open();
  await userEvent.click(within(opened).getByRole("heading", { name: title }));
  expect(dialog()).toBe(opened);
  expect(frame()).toBeInTheDocument();
});

test("the dialog opens again, with a new form that is loading", async () => {
  const opened = await open();
  const first = frame();
  await userEvent.click(within(opened).getByRole("button", { name: close }));
  await expectClosed();
  const again = await open();
  expect(frame()).toBeInTheDocument();
  expect(frame()).not.toBe(first);
  expect(within(again).getByRole("status")).toHaveTextContent(
    form.status.loading,
  );
});
