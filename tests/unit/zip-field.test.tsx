import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ZipField } from "../../src/components/zip-field";
import { formatRange } from "../../src/lib/figures";
import { getZip, setZip } from "../../src/lib/zip-store";
import { content } from "../support/content";
import { answerLookup } from "../support/zip-shards";

const { tiers } = content.mapPack;
const zipField = {
  label: "ZIP code",
  mistake: "Not a ZIP code",
  found: "{city}, {state}: {top3} calls",
  unknown: "No {zip}",
  military: "{zip} is military",
};
const hero = <ZipField zipField={zipField} tiers={tiers} button="Check" />;

const field = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "ZIP code" });
const type = (typed: string) => userEvent.type(field(), typed);
const press = () =>
  userEvent.click(screen.getByRole("button", { name: "Check" }));

beforeEach(() => {
  window.fetch = answerLookup as typeof fetch;
  window.location.hash = "";
  setZip("");
});

test("a ZIP code that is typed before React comes is kept", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(hero);
  container.querySelector("input")!.value = "80202";
  render(hero, { container, hydrate: true });
  expect(getZip()).toBe("80202");
});

describe("in the hero", () => {
  beforeEach(() => void render(hero));

  test("a mistake is named when the visitor leaves the field, until it is corrected", async () => {
    await type("8020");
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription("Not a ZIP code");
    await type("2");
    expect(field()).toBeValid();
    expect(screen.queryByText("Not a ZIP code")).toBeNull();
  });

  test.each([
    ["without a ZIP code", "{Backspace>5/}", "", ""],
    ["with a mistake, which is named,", "5", "606145", "Not a ZIP code"],
  ])(
    "%s the button leads to the form all the same",
    async (_, keys, value, said) => {
      act(() => setZip("60614"));
      await type(keys);
      await press();
      expect(window.location.hash).toBe("#form");
      expect(getZip()).toBeUndefined();
      expect(field()).toHaveValue(value);
      expect(field()).toHaveAccessibleDescription(said);
    },
  );

  test("a field that was filled without an event is read when it is sent", async () => {
    field().value = "80202";
    await press();
    expect(getZip()).toBe("80202");
  });

  test("a ZIP code that is asked about elsewhere is shown at once, but not while the visitor is in the field", async () => {
    act(() => setZip("Denver, CO 80202"));
    expect(field()).toHaveValue("80202");
    act(() => setZip(""));
    expect(field()).toHaveValue("");
    await userEvent.click(field());
    act(() => setZip("60614"));
    expect(field()).toHaveValue("");
    await userEvent.tab();
    expect(field()).toHaveValue("60614");
  });

  test("a ZIP code that is asked about elsewhere neither interrupts typing nor hides a mistake", async () => {
    await type("802");
    act(() => setZip("60614"));
    expect(field()).toHaveValue("802");
    await userEvent.tab();
    act(() => setZip("75001"));
    expect(field()).toHaveValue("802");
    expect(field()).toBeInvalid();
  });

  test.each([
    ["80202", `Denver, CO: ${formatRange(tiers[1]!.top3)} calls`],
    ["99999", "No 99999"],
    ["09001", "09001 is military"],
  ])("the line below answers %s without an email", async (zip, said) => {
    act(() => setZip(zip));
    expect(await screen.findByText(said)).toBeVisible();
  });
});
