import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ZipField } from "../../src/components/zip-field";
import { formatRange } from "../../src/lib/figures";
import { getZip, setZip } from "../../src/lib/zip-store";
import { content } from "../support/content";

const field = () => screen.getByRole("textbox", { name: "ZIP code" });

const shards: Record<string, object> = {
  "/zip/802.json": { places: [["Denver", "CO", 713_734]], zips: { "02": 0 } },
  "/zip/606.json": {
    places: [["Chicago", "IL", 2_700_000]],
    zips: { "14": 0 },
  },
};

beforeEach(() => {
  window.fetch = (async (address: string) => ({
    ok: address in shards,
    status: address in shards ? 200 : 404,
    json: async () => shards[address],
  })) as unknown as typeof fetch;
  setZip("");
  const zipField = {
    label: "ZIP code",
    mistake: "Not a ZIP code",
    found: "{city}, {state}: {top3} calls",
    unknown: "No {zip}",
    military: "{zip} is military",
  };
  const { tiers } = content.mapPack;
  render(<ZipField zipField={zipField} tiers={tiers} button="Check" />);
});

test("a mistake is shown when the visitor leaves the field, until it is corrected", async () => {
  await userEvent.type(field(), "8020");
  expect(field()).toHaveAttribute("aria-invalid", "false");
  await userEvent.tab();
  expect(field()).toHaveAttribute("aria-invalid", "true");
  await userEvent.type(field(), "2");
  expect(field()).toHaveAttribute("aria-invalid", "false");
});

test("with a mistake, the button still leads to the form, without a ZIP code", async () => {
  act(() => setZip("60614"));
  await userEvent.clear(field());
  await userEvent.type(field(), "802{Enter}");
  expect(getZip()).toBeUndefined();
  expect(field()).toHaveAttribute("aria-invalid", "true");
  expect(field()).toHaveValue("802");
});

test("the field shows what the visitor asks about elsewhere", () => {
  act(() => setZip("Denver, CO 80202"));
  expect(field()).toHaveValue("80202");
  act(() => setZip(""));
  expect(field()).toHaveValue("");
});

test("nobody is interrupted while typing", async () => {
  await userEvent.type(field(), "802");
  act(() => setZip("60614"));
  expect(field()).toHaveValue("802");
});

test("a mistake stays to be corrected when the visitor asks elsewhere", async () => {
  await userEvent.type(field(), "802");
  await userEvent.tab();
  act(() => setZip("60614"));
  expect(field()).toHaveValue("802");
  expect(field()).toHaveAttribute("aria-invalid", "true");
});

test("a field that was empty when the visitor came to it shows the ZIP code after the visitor leaves", async () => {
  await userEvent.click(field());
  act(() => setZip("60614"));
  expect(field()).toHaveValue("");
  await userEvent.tab();
  expect(field()).toHaveValue("60614");
});

test("a field that was filled without an event is read when it is sent", async () => {
  (field() as HTMLInputElement).value = "80202";
  await userEvent.click(screen.getByRole("button", { name: "Check" }));
  expect(getZip()).toBe("80202");
});

test.each([
  ["80202", "Denver, CO: 20–50+ calls"],
  ["99999", "No 99999"],
  ["09001", "09001 is military"],
])(
  "the line below the field answers %s without an email",
  async (zip, text) => {
    const [, second] = content.mapPack.tiers;
    const expected = text.replace("20–50+", formatRange(second!.top3));
    act(() => setZip(zip));
    expect(await screen.findByText(expected)).toBeVisible();
  },
);
