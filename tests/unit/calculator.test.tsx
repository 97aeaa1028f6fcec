import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Calculator } from "../../src/calculator/calculator";
import { formatRange, interpolate } from "../../src/lib/figures";
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

function renderWith({
  monthlyPrice = 299,
  shown = tiers,
  start = words.start,
} = {}) {
  return render(
    <Calculator
      calculator={{ ...words, start }}
      monthlyPrice={monthlyPrice}
      tiers={shown}
      exampleTag="Example"
    />,
  );
}

const field = (name: keyof typeof words.start) =>
  screen.getByLabelText(words.numbers[name]);
const costs = () =>
  screen.getAllByRole("cell").map(({ textContent }) => textContent);

/** The answer, whose first sentence is a status. */
const spoken = () =>
  document.querySelector<HTMLElement>("#calculator p > [role=status]")!;
const answer = () => spoken().parentElement?.textContent;
const breakEven = (calls: number) =>
  calls === 1
    ? words.answer.oneCall
    : interpolate(words.answer.breakEven, { calls });
const everywhere = interpolate(words.answer.sizes, {
  sizes: tiers
    .map(({ top3, population }) =>
      interpolate(words.answer.size, { range: formatRange(top3), population }),
    )
    .join(", "),
});
const inDenver = interpolate(words.answer.city, {
  city: "Denver",
  range: formatRange(large!.top3),
});

async function type(name: keyof typeof words.start, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

/** Makes 80202 a ZIP code of Denver. */
function knowDenver() {
  const shard = { places: [["Denver", "CO", 700_000]], zips: { "02": 0 } };
  window.fetch = jest.fn(
    async () =>
      ({ ok: true, status: 200, json: async () => shard }) as Response,
  );
}

/** Asks about Denver and waits until its row is marked. */
async function askAboutDenver() {
  act(() => setZip("80202"));
  return (await screen.findByText(words.table.mark)).closest("tr")!;
}

beforeEach(knowDenver);
afterEach(() => act(() => setZip("")));

test("the starting numbers give the break-even, the calls of every city size, and each policy's cost", () => {
  renderWith();
  expect(answer()).toBe(
    [breakEven(15), everywhere, words.answer.some].join(" "),
  );
  expect(costs()).toEqual(["$200", "$30–$75", "$100–$299"]);
});

test("every figure follows the visitor's numbers, which are then no example", async () => {
  renderWith();
  expect(screen.getByText("Example")).toBeVisible();
  await type("leadPrice", "$25.50");
  expect(spoken()).toHaveTextContent(breakEven(12));
  await type("leadCloseRate", "5");
  await type("callCloseRate", "20");
  expect(spoken()).toHaveTextContent(breakEven(3));
  expect(costs()).toEqual(["$510", "$15–$37", "$50–$150"]);
  expect(screen.queryByText("Example")).toBeNull();
  const given = { leadPrice: "$25.50", leadCloseRate: 5, callCloseRate: 20 };
  expect(
    screen.getByText(interpolate(words.numbers.given, given)),
  ).toBeInTheDocument();
});

test.each([
  ["", "10%", "half"],
  ["0", "10%", "half"],
  ["0.", "10%", "half"],
  ["0,", "10%", "half"],
  ["US$", "10%", "half"],
  ["-5", "10%", "wrong"],
  ["many", "10%", "wrong"],
  // Typed digit by digit, so a part of it is the last number.
  ["101", "10%", "wrong"],
  ["1e5", "1%", "wrong"],
  ["12,345", "12.34%", "wrong"],
])(
  "after %j the visitor reads which numbers are possible, and that the page shows %s: at once, or for half a number on leaving the field",
  async (typed, used, kind) => {
    renderWith();
    await type("callCloseRate", typed);
    if (kind === "half") expect(field("callCloseRate")).not.toBeInvalid();
    else expect(field("callCloseRate")).toBeInvalid();
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

test.each(["25,5", "２５．５", "25.50 US$"])(
  "%j counts as 25.5, and is at no letter a mistake",
  async (typed) => {
    renderWith();
    for (let length = 1; length <= typed.length; length += 1) {
      await type("leadPrice", typed.slice(0, length));
      expect(field("leadPrice")).toBeValid();
    }
    expect(costs()[0]).toBe("$255");
  },
);

test("a price that may be 1 or 1000 is named on leaving the field", async () => {
  renderWith();
  await type("leadPrice", "1.000");
  expect(field("leadPrice")).toBeValid();
  await userEvent.tab();
  expect(field("leadPrice")).toBeInvalid();
});

test("a single call that is enough is not called several", () => {
  renderWith({ monthlyPrice: 15 });
  expect(answer()).toBe(`${breakEven(1)} ${everywhere}`);
});

test("a month that may bring no call has a cost without an upper end", () => {
  const top3 = { low: 0, high: 100, andMore: false };
  renderWith({ shown: [{ ...large!, top3 }] });
  expect(costs()[1]).toBe(interpolate(words.table.orMore, { cost: "$30" }));
});

test("the city sizes that can reach the break-even are named, where others cannot", () => {
  renderWith({ monthlyPrice: 620 });
  const reaching = interpolate(words.answer.someSizes, {
    sizes: large!.population,
  });
  expect(answer()).toBe([breakEven(31), everywhere, reaching].join(" "));
});

test("no city that reaches the break-even is said to all", () => {
  renderWith({ monthlyPrice: 2_020 });
  expect(answer()).toBe(
    [breakEven(101), everywhere, words.answer.noneAnywhere].join(" "),
  );
});

test("the row of the visitor's city is marked, and the answer names the city", async () => {
  renderWith();
  const row = await askAboutDenver();
  expect(row).toHaveAttribute("aria-current", "true");
  expect(within(row).getByRole("cell")).toHaveTextContent("$30–$75");
  expect(answer()).toBe(`${breakEven(15)} ${inDenver}`);
});

test("a change of the ZIP code is not announced", async () => {
  renderWith();
  const before = spoken().textContent;
  await askAboutDenver();
  expect(spoken().textContent).toBe(before);
});

// Denver's tier has 40 to 100 calls; break-even.test.ts goes to the ends of a range.
test.each([
  [15, { leadPrice: 20, leadCloseRate: 10, callCloseRate: 10 }, ""],
  [41, { leadPrice: 29.89, leadCloseRate: 40, callCloseRate: 10 }, "some"],
  [101, { leadPrice: 29.89, leadCloseRate: 100, callCloseRate: 10 }, "none"],
] as const)(
  "with the break-even at %i, sentence, table and mark say the same",
  async (calls, start, verdict) => {
    renderWith({ start });
    const row = await askAboutDenver();
    const said = [inDenver, verdict && words.answer[verdict]];
    // "That is more than …" is said of the break-even.
    if (verdict === "none") said.reverse();
    expect(answer()).toBe([breakEven(calls), ...said].join(" ").trimEnd());
    expect(row.classList.contains("text-positive")).toBe(verdict === "");
    expect(row).toHaveTextContent(formatRange(large!.top3));
    const [leads = NaN] = amounts(costs()[0]);
    const [least = NaN, most = least] = amounts(costs()[1]);
    expect([most <= leads, least <= leads]).toEqual([
      verdict === "",
      verdict !== "none",
    ]);
  },
);

/** The dollars in a text. */
function amounts(text: string | null | undefined): number[] {
  return (text?.replaceAll(",", "").match(/\d+(\.\d+)?/g) ?? []).map(Number);
}

test("a range with a plus says how it is counted", async () => {
  renderWith();
  await askAboutDenver();
  const counted = { range: "40–100+", counted: "40–100" };
  const note = `${words.rounding} ${interpolate(words.plus, counted)}`;
  expect(document.getElementById("calculator")).toHaveTextContent(note);
});
