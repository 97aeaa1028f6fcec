import { act, fireEvent, render, screen } from "@testing-library/react";
import { marketFinderData } from "../../pipeline/assets/lazy-data";
import { zipShards } from "../../pipeline/assets/zip-data";
import { MarketFinder } from "../../src/market-finder/market-finder";
import { formatRange, grouped, interpolate } from "../../src/lib/figures";
import { mostCalls, positions } from "../../src/lib/positions";
import { cities } from "../support/cities";
import { siteContent } from "../support/content";
import { setOnline } from "../support/online";

const data = marketFinderData({ ...siteContent, cities });
const { words } = data;
const shards = zipShards(cities);
const onTier = jest.fn();

type Answer = (address: string) => Promise<Partial<Response>>;
const real: Answer = async (address) => {
  const shard = shards.get(/\d{3}/.exec(address)?.[0] ?? "");
  return shard
    ? { ok: true, status: 200, json: async () => shard }
    : { ok: false, status: 404 };
};
const asked = jest.fn<ReturnType<Answer>, Parameters<Answer>>();

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockImplementation(real);
  window.fetch = asked as unknown as typeof fetch;
  render(<MarketFinder data={data} button="Ask" onTier={onTier} />);
});
afterEach(() => {
  jest.useRealTimers();
  jest.resetAllMocks();
  setOnline(true);
});

const passTime = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
const field = () => screen.getByLabelText(words.label);
// Notifications come after it.
const status = () => document.querySelector("[role=status]")?.textContent;

async function type(zip: string) {
  fireEvent.input(field(), { target: { value: zip } });
  await passTime(0);
}

function expectFound(zip: string, city: string) {
  expect(status()).toContain(zip);
  expect(status()).toContain(city);
}

test("before a ZIP code no calls are shown, afterwards those of its tier", async () => {
  const shown = () =>
    screen.queryAllByRole("definition").map(({ textContent }) => textContent);
  expect(shown()).toEqual([]);
  await type("75001");
  const { top3, fourToTen, notRanked } = data.tiers.at(-1)!;
  expect(shown()).toEqual(
    [top3, fourToTen, notRanked].map((each) => formatRange(each)),
  );
});

test("a figure from another source is shown with that source's date", async () => {
  await type("78701");
  expect(
    screen.getByText(
      interpolate(words.populationAbove, {
        population: "1,002,003",
        date: "a later count",
      }),
      { exact: false },
    ),
  ).toBeVisible();
});

test("a suburb is told apart from its large neighbor, and is in the smallest tier", async () => {
  await type("75001");
  expectFound("75001", "Addison");
  const note = interpolate(words.suburb, { city: "Addison", near: "Dallas" });
  expect(screen.getByText(note, { exact: false })).toBeVisible();
  const population = grouped(data.smallestCity);
  expect(
    screen.getByText(interpolate(words.populationBelow, { population }), {
      exact: false,
    }),
  ).toBeVisible();
  expect(onTier).toHaveBeenLastCalledWith({
    slug: data.tiers.at(-1)?.slug,
    mark: data.words.mark,
  });
});

test("an incomplete ZIP code asks for nothing, and is a mistake once the visitor leaves the field", async () => {
  await type("606");
  expect(status()).toBe("");
  fireEvent.blur(field());
  expect(status()).toBe(words.mistake);
  expect(field()).toBeInvalid();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  // An unknown one can be asked about; a military one is told by its digits.
  ["80200", words.unknown, 1],
  ["00000", words.unknown, 1],
  ["09012", words.military, 0],
])("%s, which has no market, gets its own answer", async (zip, said, count) => {
  await type(zip);
  expect(status()).toBe(interpolate(said, { zip }));
  expect(screen.queryAllByText("Ask")).toHaveLength(count);
  expect(asked).toHaveBeenCalledTimes(count);
  expect(onTier).toHaveBeenLastCalledWith(undefined);
});

test("typing quickly never shows another city than that of the ZIP code in the field", async () => {
  const answers = new Map<string, () => void>();
  asked.mockImplementation(
    (address) =>
      new Promise((resolve) =>
        answers.set(address, () => void real(address).then(resolve)),
      ),
  );
  await type("77002");
  await type("33101");
  answers.get("/zip/770.json")?.();
  await passTime(0);
  expect(status()).toBe(words.loading);
  answers.get("/zip/331.json")?.();
  await passTime(0);
  expectFound("33101", "Miami");
});

test("a second ZIP code with the same first digits needs no second request", async () => {
  await type("98101");
  await type("98104");
  expectFound("98104", "Seattle");
  expect(asked).toHaveBeenCalledTimes(1);
});

const json = (answer: () => Promise<unknown>) => async () => ({
  ...{ ok: true, status: 200, json: answer },
});
// Each with a ZIP code of which no other test asks, since answers are kept.
test.each<[string, string, Answer]>([
  ["an error of the server", "88401", async () => ({ ok: false, status: 500 })],
  ["no answer at all", "88301", () => Promise.reject(new TypeError("Failed"))],
  [
    "an answer that breaks off",
    "88201",
    json(() => Promise.reject(new SyntaxError("Unexpected end"))),
  ],
  [
    "an answer that is something else",
    "88101",
    json(async () => ({ places: "none" })),
  ],
])(
  "after %s it asks three times more, with growing waits, then says so and can be asked again",
  async (_, zip, answer) => {
    asked.mockImplementation(answer);
    await type(zip);
    for (const [index, pause] of [1_000, 2_000, 4_000].entries()) {
      await passTime(pause - 1);
      expect(asked).toHaveBeenCalledTimes(index + 1);
      await passTime(1);
      expect(asked).toHaveBeenCalledTimes(index + 2);
    }
    await passTime(10);
    expect(screen.getByText(words.failed)).toBeVisible();
    expect(screen.getByRole("listitem")).toHaveTextContent(
      data.notifications.failed,
    );
    await passTime(60_000);
    expect(asked).toHaveBeenCalledTimes(4);

    asked.mockImplementation(real);
    fireEvent.click(screen.getByText(words.retry));
    await passTime(10);
    expect(screen.queryByText(words.failed)).toBeNull();
  },
);

test("an answer that takes more than 4 s is called slow", async () => {
  asked.mockImplementation(() => new Promise(() => {}));
  await type("85001");
  await passTime(3_999);
  expect(status()).toBe(words.loading);
  await passTime(1);
  expect(status()).toBe(words.slow);
});

test("without a connection it waits, and goes on by itself", async () => {
  setOnline(false);
  await type("19103");
  expect(status()).toBe(words.offline);
  expect(asked).not.toHaveBeenCalled();
  setOnline(true);
  await passTime(0);
  expectFound("19103", "Philadelphia");
});

test("the bars of an answer share the scale of their own tier", async () => {
  await type("75001");
  const scale = mostCalls([data.tiers.at(-1)!]);
  const bars = [...document.querySelectorAll(".range-bar")];
  expect(bars.map((bar) => bar.getAttribute("viewBox"))).toEqual(
    positions.map(() => `0 0 ${scale + scale / 10} 1`),
  );
  expect(screen.getByText(String(scale))).toBeVisible();
});
