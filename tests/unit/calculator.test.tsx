import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CostComparison } from "../../src/calculator/cost-comparison";
import { NumberInput } from "../../src/calculator/number-input";
import { interpolate } from "../../src/lib/figures";
import { comparison as data } from "../support/comparison";
import "../support/resize-observer";

const { words, notifications } = data;

// Queries by role are slow in a document of this size.
const field = (name: keyof typeof words.numbers) =>
  screen.getByLabelText<HTMLInputElement>(words.numbers[name].label);
const choice = (name: "plan" | "tier" | "position") =>
  screen.getByLabelText(words.choices[name]);
const announced = () => document.querySelector("output")?.textContent;
const parameter = (name: string) =>
  new URLSearchParams(window.location.search).get(name);

/** What a call costs: with shared leads, then with the plan. */
function perCall() {
  const row = screen.getByText(words.rows.perCall).closest("tbody");
  return within(row as HTMLElement)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
}

function renderAt(address: string) {
  window.history.replaceState({ kept: true }, "", address);
  render(<CostComparison data={data} button="Ask" />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    ...user,
    change: async (name: keyof typeof words.numbers, text: string) => {
      await user.clear(field(name));
      if (text) await user.type(field(name), text);
    },
    copyLink: async () => {
      await user.click(screen.getByText(notifications.copyLink));
      await wait(0);
    },
  };
}

const wait = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the results follow the visitor's numbers, also where shared leads win", async () => {
  const user = renderAt("/");
  const verdict = (side: "plan" | "leads") =>
    screen.queryByText(interpolate(words.verdicts[side], { plan: "Map" }));
  expect(perCall()).toEqual(["$20", "$6–$15"]);
  expect(verdict("plan")).toBeVisible();
  await user.change("leadCloseRate", "50");
  await user.change("leadPrice", "10");
  expect(perCall()).toEqual(["$10", "$6–$15"]);
  expect(verdict("leads")).toBeVisible();
});

test("tier and position decide the calls", async () => {
  const user = renderAt("/");
  await user.selectOptions(choice("tier"), "small");
  expect(perCall()[1]).toBe("$6–$30");
  await user.selectOptions(choice("position"), "fourToTen");
  expect(perCall()[1]).toBe(interpolate(words.from, { amount: "$50" }));
  await user.selectOptions(choice("position"), "notRanked");
  expect(perCall()[1]).toBe(words.notEnoughData);
});

test("a plan with paid calls asks for the ads, and not for a position", async () => {
  const user = renderAt("/");
  expect(screen.queryByLabelText(words.numbers.adBudgetFrom.label)).toBeNull();
  await user.selectOptions(choice("plan"), "Ads");
  expect(screen.queryByLabelText(words.choices.position)).toBeNull();
  expect(perCall()[1]).toBe("$60–$140");
  await user.change("adCallTo", "50");
  expect(perCall()[1]).toBe("$60–$70");
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
  "a price of %j gives not enough data, and a message once the visitor leaves the field",
  async (text) => {
    const user = renderAt("/");
    await user.change("leadPrice", text);
    expect(perCall()[0]).toBe(words.notEnoughData);
    expect(field("leadPrice")).toHaveAttribute("aria-invalid", "false");
    await user.tab();
    expect(field("leadPrice")).toHaveAttribute("aria-invalid", "true");
    const { unit } = words.numbers.leadPrice;
    const limits = interpolate(words.mistake, { min: 0, max: "1,000" });
    expect(field("leadPrice")).toHaveAccessibleDescription(`${unit} ${limits}`);
    await user.change("leadPrice", "30");
    expect(field("leadPrice")).toHaveAttribute("aria-invalid", "false");
    expect(perCall()[0]).toBe("$30");
  },
);

test.each([
  ["$ per lead", "$", "per lead"],
  ["% of leads", "%", "of leads"],
  ["a month", undefined, "a month"],
])(
  "of the unit %j, %j stands in the field, and the whole is its description",
  (unit, sign, rest) => {
    const numbers = { ...words.numbers, leadPrice: { label: "Price", unit } };
    render(
      <NumberInput
        field="leadPrice"
        words={{ ...words, numbers }}
        initialValue={20}
      />,
    );
    const input = screen.getByLabelText("Price");
    expect(input.nextElementSibling?.textContent).toBe(sign);
    expect(screen.getByText(rest)).toBeVisible();
    expect(input).toHaveAccessibleDescription(
      expect.stringContaining(unit) as string,
    );
  },
);

test("the result is announced once, 700 ms after the last key", async () => {
  const user = renderAt("/");
  const heard: unknown[] = [];
  const observer = new MutationObserver(() => heard.push(announced()));
  observer.observe(document.querySelector("output")!, {
    ...{ childList: true, characterData: true, subtree: true },
  });
  await wait(5_000);
  await user.change("leadPrice", "123.4");
  await wait(699);
  expect(heard).toEqual([]);
  await wait(5_000);
  expect(heard).toEqual([expect.stringContaining("$2,500")]);
  observer.disconnect();
});

test("the address follows 700 ms after the last change, and keeps what else it says", async () => {
  const user = renderAt("/?zip=80202&utm_source=a%20b#pricing");
  const replaced = jest.spyOn(window.history, "replaceState");
  await wait(5_000);
  await user.change("leadPrice", "33");
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

test("a copied link has the numbers of this moment, and a notification says so", async () => {
  const user = renderAt("/#pricing");
  await user.change("leadPrice", "44");
  await user.copyLink();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(parameter("my-lead-price")).toBe("44");
  expect(await screen.findByText(notifications.copied)).toBeVisible();
});

test("where the browser forbids copying, the visitor reads where the link is", async () => {
  const user = renderAt("/");
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new DOMException("No", "NotAllowedError"));
  await user.copyLink();
  expect(screen.getByText(notifications.notCopied)).toBeVisible();
  expect(screen.queryByText(notifications.copied)).toBeNull();
  expect(parameter("my-lead-price")).toBe("20");
});

test("a link is not copied while a number is wrong; the visitor is led there", async () => {
  const user = renderAt("/");
  await user.change("leadsPerMonth", "");
  await user.copyLink();
  expect(field("leadsPerMonth")).toHaveFocus();
  expect(screen.queryByText(notifications.copied)).toBeNull();
});
