import { act, fireEvent, render, screen } from "@testing-library/react";
import { Toaster } from "../../src/components/toaster";
import { useZip } from "../../src/hooks/use-zip";
import { formatRange, grouped, interpolate } from "../../src/lib/figures";
import { smallestCity } from "../../src/lib/market";
import { getZip, setZip } from "../../src/lib/zip-store";
import { useMarket } from "../../src/hooks/use-market";
import { MapPack } from "../../src/sections/map-pack";
import { content } from "../support/content";
import { answerLookup, type Answer } from "../support/zip-shards";

const { mapPack, marketFinder: words } = content;
const asked = jest.fn<ReturnType<Answer>, Parameters<Answer>>();
const serverError: Answer = async () => ({ ok: false, status: 500 });
const somethingElse: Answer = async () => ({
  ok: true,
  status: 200,
  json: async () => "none",
});

// Toasts capture the pointer, which jsdom cannot.
Element.prototype.hasPointerCapture = () => false;

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockImplementation(answerLookup);
  window.fetch = asked as unknown as typeof fetch;
  setZip("");
  render(
    <>
      <MapPack
        mapPack={mapPack}
        marketFinder={words}
        sources={content.cities.sources}
        {...{ sourceLine: "", button: "Ask" }}
      />
      <AnotherPart />
      <Toaster words={content.notifications} />
    </>,
  );
  act(() => field().focus());
});
afterEach(() => {
  jest.useRealTimers();
  jest.resetAllMocks();
  jest.restoreAllMocks();
});

/** The calculator and the form look the same ZIP code up. */
function AnotherPart() {
  useMarket(useZip(), mapPack.tiers);
  return null;
}

const passTime = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
const field = () => screen.getByLabelText<HTMLInputElement>(words.label);
const status = () => document.querySelector("[role=status]")?.textContent;
const markedRows = () => document.querySelectorAll("tr[aria-current]").length;

async function type(zip: string) {
  fireEvent.input(field(), { target: { value: zip } });
  await passTime(0);
}

test("a ZIP code shows its tier's calls, marks the tier in the table and is kept for the whole page", async () => {
  const found = jest.fn(({ detail }: CustomEvent<string>) => detail);
  window.addEventListener("market-found", found);
  await type("75001");
  const { slug, top3, fourToTen, notRanked } = mapPack.tiers.at(-1)!;
  expect(status()).toContain("Addison");
  const calls = screen.getAllByRole("definition");
  expect(calls.map(({ textContent }) => textContent)).toEqual(
    [top3, fourToTen, notRanked].map((range) => formatRange(range)),
  );
  expect(markedRows()).toBe(1);
  expect(getZip()).toBe("75001");
  expect(found.mock.results).toMatchObject([{ value: slug }]);
  for (const note of [
    interpolate(words.suburb, { city: "Addison", near: "Dallas" }),
    interpolate(words.populationBelow, { population: grouped(smallestCity) }),
  ])
    expect(screen.getByText(note, { exact: false })).toBeVisible();
});

test("the button without a ZIP code says what is missing, until something is typed", async () => {
  fireEvent.click(screen.getByRole("button", { name: words.find }));
  expect(status()).toBe(words.mistake);
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  await type("75001");
  expect(status()).toContain("Addison");
  expect(field()).toBeValid();
});

test.each([
  ["606", "", 0],
  ["80200", words.unknown, 1],
  ["00000", words.unknown, 1],
  ["09012", words.military, 0],
])("%s, which has no market, gets its own answer", async (zip, said, times) => {
  await type(zip);
  expect(status()).toBe(interpolate(said, { zip }));
  expect(markedRows()).toBe(0);
  expect(asked).toHaveBeenCalledTimes(times);
});

test("typing quickly never shows another city than that of the ZIP code in the field", async () => {
  const answers = new Map<string, () => void>();
  asked.mockImplementation(
    (address) =>
      new Promise((resolve) =>
        answers.set(address, () => resolve(answerLookup(address))),
      ),
  );
  await type("77002");
  await type("33101");
  answers.get("/zip/770.json")?.();
  await passTime(0);
  expect(status()).toBe(words.loading);
  answers.get("/zip/331.json")?.();
  await passTime(0);
  expect(status()).toContain("Miami");
});

test("what counts is whether a request works, not what the browser says of its connection", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await type("19103");
  expect(status()).toContain("Philadelphia");
});

// Each with a ZIP code of which no other test asks, since answers are kept.
test.each<[string, string, Answer]>([
  ["an error of the server", "88401", serverError],
  ["no answer at all", "88301", () => Promise.reject(new TypeError("Failed"))],
  ["an answer that is something else", "88101", somethingElse],
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
    await passTime(60_000);
    expect(asked).toHaveBeenCalledTimes(4);
    expect(status()).toBe(words.failed);

    asked.mockImplementation(answerLookup);
    fireEvent.click(screen.getByRole("button", { name: words.retry }));
    await passTime(10);
    // A city and its state.
    expect(status()).toMatch(/,\s[A-Z]{2}\b/);
    expect(field()).toHaveFocus();
  },
);

test("a lookup that fails after the visitor has scrolled on is told in a notification", async () => {
  asked.mockImplementation(serverError);
  const finder = document.getElementById("market-finder")!;
  finder.getBoundingClientRect = () => ({ top: -80, bottom: -40 }) as DOMRect;
  await type("87901");
  await passTime(7_000);
  expect(await screen.findByRole("listitem")).toHaveTextContent(
    interpolate(words.failedNotice, { zip: "87901" }),
  );
});
