import { render, screen } from "@testing-library/react";
import { useOnline } from "../../src/components/use-online";
import { setOnline } from "../support/online";

function Probe() {
  return <output>{useOnline() ? "online" : "offline"}</output>;
}

afterEach(() => setOnline(true));

test("a visitor with a connection is online", () => {
  render(<Probe />);
  expect(screen.getByRole("status")).toHaveTextContent("online");
});

test("a visitor who has no connection from the start is offline", () => {
  setOnline(false);
  render(<Probe />);
  expect(screen.getByRole("status")).toHaveTextContent("offline");
});

test("losing and finding the connection is noticed", () => {
  render(<Probe />);
  setOnline(false);
  expect(screen.getByRole("status")).toHaveTextContent("offline");
  setOnline(true);
  expect(screen.getByRole("status")).toHaveTextContent("online");
});
