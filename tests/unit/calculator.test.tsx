import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Calculator } from "../../src/calculator/calculator";
import { interpolate } from "../../src/lib/figures";
import { setZip } from "../../src/lib/zip-store";
import { content } from "../support/content";

const words = {
  ...content.calculator,
  start: { leadPrice: 20, leadCloseRate: 10, callCloseRate: 10 },
};
const [large, small] = [
  { slug: "large", tier: "1st", population: "250k and more", from: 250_000 },
  { slug: "small", tier: "2nd", population: "under 250k", from: 0 },
].map((tier, index) => ({
  ...tier,
  top3: { low: [40, 10][index]!, high: [100, 30][index]!, andMore: true },
  fourToTen: { low: 0, high: 0, andMore: null },
  notRanked: { low: 0, high: 0, andMore: null },
}));
const tiers = [large!, small!];

function renderWith(monthlyPrice = 299, shown = tiers) {
  render(<Calculator calculator={words} {...{ monthlyPrice, tiers: shown }} />);
}

const fact = (leadPrice: string, leads: number, leadsCost: string) => ({
  ...{ leadPrice, leads, leadsCost, monthlyPrice: "$299" },
});
const field = (name: keyof typeof words.start) =>
  screen.getByLabelText(words.numbers[name]);
const costs = () =>
  screen.getAllByRole("cell").map(({ textContent }) => textContent);

async function type(name: keyof typeof words.start, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

afterEach(() => act(() => setZip("")));

test("the starting numbers give the leads that cost as much as a month, and each policy's cost", () => {
  renderWith();
  const text = interpolate(words.fact, fact("$20", 15, "$300"));
  expect(screen.getByText(text)).toBeVisible();
  expect(costs()).toEqual(["$200", "$30–$75", "$100–$299"]);
  const { before, fewer } = words;
  for (const line of [before, fewer])
    expect(
      screen.getByText(interpolate(line, { leads: 15, monthlyPrice: "$299" }), {
        exact: false,
      }),
    ).toBeVisible();
});

test("every figure follows the visitor's numbers", async () => {
  renderWith();
  await type("leadPrice", "$25.50");
  expect(
    screen.getByText(interpolate(words.fact, fact("$25.50", 12, "$306"))),
  ).toBeVisible();
  await type("leadCloseRate", "5");
  await type("callCloseRate", "20");
  expect(costs()).toEqual(["$510", "$15–$37", "$50–$150"]);
});

test.each([
  ["", 10],
  ["0", 10],
  ["-5", 10],
  ["many", 10],
  // Typed digit by digit, so a part of it is the last number.
  ["101", 10],
  ["1e5", 1],
])(
  "after %j the visitor reads which numbers are possible, and that the page counts with %i",
  async (typed, used) => {
    renderWith();
    await type("callCloseRate", typed);
    expect(field("callCloseRate")).not.toBeInvalid();
    await userEvent.tab();
    expect(field("callCloseRate")).toBeInvalid();
    expect(field("callCloseRate")).toHaveAccessibleDescription(
      `% ${interpolate(words.numbers.mistake, { min: 0.1, max: 100, used })}`,
    );
    await type("callCloseRate", "20");
    expect(field("callCloseRate")).toBeValid();
    expect(costs()).toEqual(["$200", "$15–$37", "$50–$150"]);
  },
);

test("one lead that costs more than a month is not called several", () => {
  renderWith(15);
  const values = { leadPrice: "$20", monthlyPrice: "$15" };
  expect(screen.getByText(interpolate(words.oneLead, values))).toBeVisible();
  const none = interpolate(words.fewer, { leads: 1 });
  expect(screen.queryByText(none, { exact: false })).toBeNull();
});

test("a month that may bring no call has a cost without an upper end", () => {
  renderWith(299, [{ ...large!, top3: { low: 0, high: 100, andMore: false } }]);
  expect(costs()[1]).toBe(interpolate(words.table.orMore, { cost: "$30" }));
});

test("the row and the calls of the visitor's city are marked", async () => {
  const shard = { places: [["Denver", "CO", 700_000]], zips: { "02": 0 } };
  window.fetch = jest.fn(
    async () =>
      ({ ok: true, status: 200, json: async () => shard }) as Response,
  );
  renderWith();
  act(() => setZip("80202"));
  const row = (await screen.findByText(words.table.mark)).closest("tr")!;
  expect(row).toHaveAttribute("aria-current", "true");
  expect(within(row).getByRole("cell")).toHaveTextContent("$30–$75");
  const calls = { city: "Denver", calls: "40–100+" };
  expect(screen.getByText(interpolate(words.chart.range, calls))).toBeVisible();
});
