import { act, fireEvent, render, screen } from "@testing-library/react";
import { loadContent } from "../../pipeline/content/load-content";
import { marketFinderData } from "../../pipeline/assets/lazy-data";
import { zipShards } from "../../pipeline/assets/zip-data";
import { MarketFinder } from "../../src/components/market-finder";
import { formatRange } from "../../src/lib/figures";
import { setOnline } from "../support/online";

const { content } = loadContent("content");
if (!content) throw new Error("The content of the site has mistakes.");
const data = marketFinderData(content);
const { words, tiers } = data;
const shards = zipShards(content.cities);

const onZip = jest.fn();
const onTier = jest.fn();

type Answer = () => Promise<Partial<Response>>;
const real = (address: string): Promise<Partial<Response>> => {
  const shard = shards.get(/\d{3}/.exec(address)?.[0] ?? "");
  return Promise.resolve(
    shard
      ? { ok: true, status: 200, json: async () => shard }
      : { ok: false, status: 404 },
  );
};
const asked = jest.fn<Promise<Partial<Response>>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockImplementation(real);
  window.fetch = asked as unknown as typeof fetch;
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
const status = () => screen.getAllByRole("status")[0]?.textContent;
const shownNotifications = () =>
  screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");

function renderFinder() {
  render(
    <MarketFinder data={data} button="Ask" onZip={onZip} onTier={onTier} />,
  );
}

async function type(zip: string) {
  fireEvent.input(field(), { target: { value: zip } });
  await passTime(0);
}

test("a ZIP code gives the city, its population, its tier and the three ranges", async () => {
  renderFinder();
  await type("60614");
  const tier = tiers[0]!;
  expect(status()).toBe(
    fill(words.found, {
      ...{ zip: "60614", city: "Chicago", state: "IL", tier: tier.tier },
    }),
  );
  for (const text of [
    /2,707,648/,
    formatRange(tier.top3),
    formatRange(tier.fourToTen),
    formatRange(tier.notRanked),
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(onTier).toHaveBeenLastCalledWith(tier.slug);
});

test("a figure from another source is shown with that source's date", async () => {
  renderFinder();
  await type("78701");
  expect(screen.getByText(/^[\d,]{7,9} \(Vintage 2025\)$/)).toBeVisible();
});

test("a suburb is told apart from its large neighbour, and is in the smallest tier", async () => {
  renderFinder();
  await type("75001");
  expect(status()).toContain("Addison, TX");
  expect(
    screen.getByText(/Addison is in the same county as Dallas/),
  ).toBeVisible();
  expect(screen.getByText("under 250,000")).toBeVisible();
  expect(onTier).toHaveBeenLastCalledWith(tiers.at(-1)?.slug);
});

test("the button leads to the form with the ZIP code", async () => {
  renderFinder();
  await type("60614");
  const button = screen.getByRole("link", { name: "Ask" });
  expect(button).toHaveAttribute("href", "#form");
  fireEvent.click(button);
  expect(onZip).toHaveBeenCalledWith("60614");
});

test("while the ZIP code is not whole nothing is asked, and a mistake is told once the field is left", async () => {
  renderFinder();
  await type("606");
  expect(status()).toBe("");
  fireEvent.blur(field());
  expect(status()).toBe(words.mistake);
  expect(field()).toBeInvalid();
  expect(asked).not.toHaveBeenCalled();
});

test.each(["80200", "00000"])(
  "for the unknown %s there is a way on",
  async (zip) => {
    renderFinder();
    await type(zip);
    expect(status()).toBe(fill(words.unknown, { zip }));
    expect(screen.getByRole("link", { name: "Ask" })).toBeVisible();
    expect(onTier).toHaveBeenLastCalledWith(undefined);
  },
);

test("a military ZIP code is told from others without asking", async () => {
  renderFinder();
  await type("09012");
  expect(status()).toBe(fill(words.military, { zip: "09012" }));
  expect(asked).not.toHaveBeenCalled();
});

test("typing quickly never shows another city than that of the ZIP code in the field", async () => {
  const answers = new Map<string, () => void>();
  asked.mockImplementation(
    (address) =>
      new Promise((resolve) =>
        answers.set(address, () => void real(address).then(resolve)),
      ),
  );
  renderFinder();
  await type("77002");
  await type("33101");
  answers.get("/zip/770.json")?.();
  await passTime(0);
  expect(status()).toBe(words.loading);
  answers.get("/zip/331.json")?.();
  await passTime(0);
  expect(status()).toContain("33101 is Miami, FL");
});

test("a second ZIP code with the same first digits needs no second request", async () => {
  renderFinder();
  await type("98101");
  await type("98104");
  expect(status()).toContain("98104 is Seattle, WA");
  expect(asked).toHaveBeenCalledTimes(1);
});

const faults: Record<string, Answer> = {
  "an error of the server": async () => ({ ok: false, status: 500 }),
  "no answer at all": () => Promise.reject(new TypeError("Failed to fetch")),
  "an answer that breaks off": async () => ({
    ok: true,
    status: 200,
    json: () => Promise.reject(new SyntaxError("Unexpected end")),
  }),
  "an answer that is something else": async () => ({
    ok: true,
    status: 200,
    json: async () => ({ places: "none" }),
  }),
};
// Prefixes of which no other test asks, since answers are kept.
const prefixes = ["881", "882", "883", "884"];
test.each(Object.entries(faults))(
  "after %s it asks three times more, with growing waits, then says so and can be asked again",
  async (_, answer) => {
    const zip = `${prefixes.pop()}01`;
    asked.mockImplementation(answer);
    renderFinder();
    await type(zip);
    expect(asked).toHaveBeenCalledTimes(1);
    await passTime(999);
    expect(asked).toHaveBeenCalledTimes(1);
    await passTime(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await passTime(2_000);
    expect(asked).toHaveBeenCalledTimes(3);
    await passTime(3_999);
    expect(status()).toBe(words.slow);
    await passTime(1);
    expect(asked).toHaveBeenCalledTimes(4);
    await passTime(10);
    expect(screen.getByText(words.failed)).toBeVisible();
    expect(shownNotifications()).toEqual([data.notifications.failed]);
    await passTime(60_000);
    expect(asked).toHaveBeenCalledTimes(4);

    asked.mockImplementation(real);
    fireEvent.click(screen.getByRole("button", { name: words.retry }));
    await passTime(10);
    expect(screen.queryByText(words.failed)).toBeNull();
  },
);

test("an answer that takes long is called slow after 4 s", async () => {
  asked.mockImplementation(() => new Promise(() => {}));
  renderFinder();
  await type("85001");
  await passTime(3_999);
  expect(status()).toBe(words.loading);
  await passTime(1);
  expect(status()).toBe(words.slow);
});

test("without a connection it waits, and goes on by itself", async () => {
  setOnline(false);
  renderFinder();
  await type("19103");
  expect(status()).toBe(words.offline);
  expect(asked).not.toHaveBeenCalled();
  setOnline(true);
  await passTime(0);
  expect(status()).toContain("19103 is Philadelphia, PA");
});

test("a connection that is lost and comes back is told, and stands on the page meanwhile", async () => {
  renderFinder();
  await act(async () => fireEvent.focus(field()));
  await act(async () => setOnline(false));
  expect(shownNotifications()).toEqual([data.notifications.offline]);
  expect(screen.getByText(words.offline)).toBeVisible();
  await act(async () => setOnline(true));
  expect(shownNotifications()).toEqual([
    data.notifications.offline,
    data.notifications.online,
  ]);
  expect(screen.queryByText(words.offline)).toBeNull();
});
