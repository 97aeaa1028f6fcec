import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { loadContent } from "../../pipeline/content/load-content";
import CostComparison from "../../src/components/cost-comparison";
import type { CostComparisonData } from "../../src/lib/cost-comparison";
import { interpolate } from "../../src/lib/figures";
import "../support/resize-observer";

const { content } = loadContent("content");
if (!content) throw new Error("The content of the site has mistakes.");
const { costComparison: words } = content;

/** Round numbers, so that results can be worked out by hand: 300 ÷ 50 and 300 ÷ 20 calls. */
const data: CostComparisonData = {
  terms: content.terms.items,
  notifications: content.notifications,
  words: {
    ...words,
    start: {
      ...{ leadPrice: 20, leadsPerMonth: 40 },
      ...{ leadCloseRate: 5, callCloseRate: 20 },
      ...{ plan: "map", tier: "big", position: "top3" },
    },
  },
  adBudget: { low: 500, high: 1000 },
  adCostPerCall: { low: 50, high: 100 },
  plans: [
    { slug: "map", name: "Map", monthlyPrice: 300, calls: "map-pack" },
    { slug: "ads", name: "Ads", monthlyPrice: 200, calls: "ads" },
  ],
  tiers: ["big", "small"].map((slug, index) => ({
    ...{ slug, tier: slug, population: "some" },
    top3: { low: 20 - index * 10, high: 50 },
    fourToTen: { low: 0, high: 6 },
    notRanked: { low: 0, high: 0 },
  })),
  columns: { top3: "Top", fourToTen: "Middle", notRanked: "Out" },
};
const shownNotifications = () =>
  screen
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent)
    .filter((text) => text === content.notifications.copied);
const replaced = jest.spyOn(window.history, "replaceState");

type Field = keyof typeof words.numbers;
const field = (name: Field) =>
  screen.getByRole("spinbutton", { name: words.numbers[name].label });
const choice = (name: "plan" | "tier" | "position") =>
  screen.getByRole("combobox", { name: words.choices[name] });
const parameter = (name: string) =>
  new URLSearchParams(window.location.search).get(name);
const announced = () => document.querySelector("output")?.textContent;

/** The figures of a row: shared leads, then the plan. */
function results(row: keyof typeof words.rows): (string | null | undefined)[] {
  const heading = screen.getByRole("rowheader", { name: words.rows[row] });
  return within(heading.closest("tbody") as HTMLElement)
    .getAllByRole("cell")
    .map((cell) => cell.firstElementChild?.textContent ?? null);
}

/** A visitor whose clock stands still between keys. */
function renderAt(address: string) {
  window.history.replaceState({ kept: true }, "", address);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<CostComparison data={data} />);
  replaced.mockClear();
  return user;
}

const wait = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function change(
  user: ReturnType<typeof renderAt>,
  name: Field,
  text: string,
) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
});

test("it begins with the starting values, labelled as an illustration", () => {
  renderAt("/");
  expect(field("leadPrice")).toHaveValue(20);
  expect(choice("position")).toHaveDisplayValue("Top");
  expect(results("perCall")).toEqual(["$20", "$6–$15"]);
  expect(results("perPolicy")).toEqual(["$400", "$30–$75"]);
  expect(results("policies")).toEqual(["2", "4–10"]);
  expect(screen.getByText(words.starting)).toBeVisible();
});

test("the two sides are groups with names, and every field has its unit and limits", () => {
  renderAt("/?my-plan=ads");
  for (const [legend, names] of [
    [words.leads, ["leadPrice", "leadsPerMonth", "leadCloseRate"]],
    [words.plan, ["adBudgetFrom", "adBudgetTo", "adCallFrom", "adCallTo"]],
  ] as [string, Field[]][])
    for (const name of names) {
      const group = screen.getByRole("group", { name: legend });
      expect(group).toContainElement(field(name));
      expect(field(name)).toHaveAccessibleDescription(
        expect.stringContaining(words.numbers[name].unit),
      );
      expect(field(name)).toHaveAttribute("inputmode", "decimal");
      expect(field(name)).toHaveAttribute("max");
    }
});

test("every formula and every assumption can be read", () => {
  renderAt("/");
  const { planPerCall, ...formulas } = words.formulas;
  for (const text of [
    ...Object.values(formulas),
    planPerCall.mapPack,
    ...words.assumptions,
    interpolate(words.planFacts, { cost: "$300", calls: "20–50" }),
  ]) {
    // A term within it is an element of its own.
    const isWhole = (_: string, node: Element | null) =>
      node?.textContent === text;
    expect(screen.getAllByText(isWhole)[0]).toBeVisible();
  }
});

test("the results follow the visitor's numbers, also where shared leads win", async () => {
  const user = renderAt("/");
  expect(
    screen.getByText(interpolate(words.verdicts.plan, { plan: "Map" })),
  ).toBeVisible();
  await change(user, "leadCloseRate", "50");
  await change(user, "leadPrice", "10");
  expect(results("perPolicy")).toEqual(["$20", "$30–$75"]);
  expect(
    screen.getByText(interpolate(words.verdicts.leads, { plan: "Map" })),
  ).toBeVisible();
});

test("tier and position decide the calls", async () => {
  const user = renderAt("/");
  await user.selectOptions(choice("tier"), "small");
  expect(results("perCall")[1]).toBe("$6–$30");
  await user.selectOptions(choice("position"), "fourToTen");
  expect(results("perCall")[1]).toBe(
    interpolate(words.from, { amount: "$50" }),
  );
  await user.selectOptions(choice("position"), "notRanked");
  expect(results("perCall")[1]).toBe(words.notEnoughData);
});

test("a plan with paid calls asks for the ads, and not for a position", async () => {
  const user = renderAt("/");
  expect(
    screen.queryByLabelText(words.numbers.adBudgetFrom.label),
  ).not.toBeInTheDocument();
  await user.selectOptions(choice("plan"), "Ads");
  expect(field("adCallFrom")).toHaveValue(50);
  expect(screen.queryByLabelText(words.choices.position)).toBeNull();
  expect(results("perCall")[1]).toBe("$60–$140");
  await change(user, "adCallTo", "50");
  expect(results("perCall")[1]).toBe("$60–$70");
});

test("all fields and the button are reached by keyboard, in the order in which they stand", async () => {
  const user = renderAt("/");
  for (const element of [
    field("leadPrice"),
    field("leadsPerMonth"),
    field("leadCloseRate"),
    choice("plan"),
    choice("tier"),
    choice("position"),
    field("callCloseRate"),
    screen.getByRole("button", { name: words.copyLink }),
  ]) {
    // Terms of the trade have tooltips, which the keyboard opens.
    do await user.tab();
    while (document.activeElement?.matches("[data-state]"));
    expect(element).toHaveFocus();
  }
});

test("Enter in a field sends nothing", async () => {
  const user = renderAt("/");
  const sent = jest.fn();
  window.addEventListener("submit", sent);
  await user.type(field("leadPrice"), "{Enter}");
  window.removeEventListener("submit", sent);
  expect(sent).not.toHaveBeenCalled();
});

test.each(["", "1001", "-1"])(
  "a price of %j gives not enough data, and is told when the visitor leaves the field",
  async (text) => {
    const user = renderAt("/");
    await change(user, "leadPrice", text);
    expect(results("perCall")[0]).toBe(words.notEnoughData);
    expect(field("leadPrice")).toHaveAttribute("aria-invalid", "false");
    await user.tab();
    expect(field("leadPrice")).toHaveAttribute("aria-invalid", "true");
    expect(field("leadPrice")).toHaveAccessibleDescription(
      `${words.numbers.leadPrice.unit} ${interpolate(words.mistake, { min: 0, max: "1,000" })}`,
    );
    await change(user, "leadPrice", "30");
    expect(field("leadPrice")).toHaveAttribute("aria-invalid", "false");
    expect(results("perCall")[0]).toBe("$30");
  },
);

test("the result is announced once, after a pause", async () => {
  const user = renderAt("/");
  await wait(5_000);
  expect(announced()).toBe("");
  const heard: (string | null | undefined)[] = [];
  const observer = new MutationObserver(() => heard.push(announced()));
  observer.observe(document.querySelector("output") as Node, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await change(user, "leadPrice", "123.4");
  await wait(699);
  expect(heard).toEqual([]);
  await wait(1);
  await wait(5_000);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain("$2,500");
  observer.disconnect();
});

test("the address follows after a pause, and keeps what else it says", async () => {
  const user = renderAt("/?zip=80202&utm_source=a%20b#pricing");
  await wait(5_000);
  expect(replaced).not.toHaveBeenCalled();
  await change(user, "leadPrice", "33");
  await user.selectOptions(choice("position"), "fourToTen");
  await wait(699);
  expect(replaced).not.toHaveBeenCalled();
  await wait(1);
  expect(replaced).toHaveBeenCalledTimes(1);
  expect(window.location.search).toMatch(/^\?zip=80202&utm_source=a%20b&my-/);
  expect(window.location.hash).toBe("#pricing");
  expect(window.history.state).toEqual({ kept: true });
  expect(parameter("my-lead-price")).toBe("33");
  expect(parameter("my-position")).toBe("fourToTen");
});

test("a shared address opens with its numbers", () => {
  renderAt("/?my-lead-price=10&my-tier=small&my-plan=map&my-call-rate=oops");
  expect(field("leadPrice")).toHaveValue(10);
  expect(choice("tier")).toHaveValue("small");
  expect(field("callCloseRate")).toHaveValue(20);
  expect(results("perCall")).toEqual(["$10", "$6–$30"]);
});

async function copyLink(user: ReturnType<typeof renderAt>) {
  await user.click(screen.getByRole("button", { name: words.copyLink }));
  await wait(0);
}

test("Copy link copies the address with the numbers of this moment, and says so", async () => {
  const user = renderAt("/#pricing");
  await change(user, "leadPrice", "44");
  await copyLink(user);
  const copied = await navigator.clipboard.readText();
  expect(copied).toBe(window.location.href);
  expect(new URL(copied).searchParams.get("my-lead-price")).toBe("44");
  expect(screen.getByText(words.copied)).toBeVisible();
  expect(shownNotifications()).toHaveLength(1);
  await change(user, "leadPrice", "45");
  expect(screen.queryByText(words.copied)).toBeNull();
});

test("where the browser forbids copying, the visitor is told where the link is", async () => {
  const user = renderAt("/");
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new DOMException("No", "NotAllowedError"));
  await copyLink(user);
  jest.mocked(navigator.clipboard.writeText).mockRestore();
  expect(screen.getByText(words.notCopied)).toBeVisible();
  expect(shownNotifications()).toEqual([]);
  expect(parameter("my-lead-price")).toBe("20");
});

test("a link is not copied while a number is wrong; the visitor is led there", async () => {
  const user = renderAt("/");
  await change(user, "leadsPerMonth", "");
  await copyLink(user);
  expect(field("leadsPerMonth")).toHaveFocus();
  expect(screen.queryByText(words.copied)).toBeNull();
  expect(shownNotifications()).toEqual([]);
});

test("nothing carries a style of its own, which the site's policy would forbid", () => {
  renderAt("/?my-plan=ads");
  expect(document.body.querySelector("[style]")).toBeNull();
});
