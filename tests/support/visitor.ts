import { expect } from "@playwright/test";
import { tools, type Seen, type Tools, type What } from "./in-page";
import type { Key, Tab } from "./real-browser";
import { sectionsToLayOut } from "./visitor-sees";

declare global {
  interface Window {
    /** Not there in a page that nobody has looked at. */
    tools?: Tools;
  }
}

/** Somebody who looks at the site in a real browser, and finds things by what they are called. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;
  readonly #allowed: RegExp[] = [];

  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  /** Opens a page and waits until its scripts have taken over, and nothing more is laid out that would move the rest. */
  async open(path = "/"): Promise<void> {
    await this.#tab.goto(this.#site + path);
    await this.press("Shift");
    const hydrated = () =>
      this.run(() => document.documentElement.className.includes("hydrated"));
    await expect.poll(hydrated, { timeout: 15_000 }).toBe(true);
    await expect.poll(() => this.run(sectionsToLayOut)).toBe(0);
  }

  /**
   * Runs a function in the page, or in the page of a frame.
   *
   * @param ask takes and returns JSON, and sees nothing of its file
   * @param frame what the address of the frame begins with
   */
  run<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    args = [] as unknown as Args,
    frame?: string,
  ): Promise<Result> {
    const call = `(${String(ask)})(...${JSON.stringify(args)})`;
    return this.#tab.evaluate(call, frame);
  }

  /** All of a description that is there, also where one has to scroll to it. */
  async look(what: What, frame?: string): Promise<Seen[]> {
    const ask = (each: What) => window.tools?.look(each);
    const seen = await this.run(ask, [what], frame);
    if (seen) return seen;
    await this.#tab.evaluate(tools, frame);
    // It may have become another page meanwhile.
    return (await this.run(ask, [what], frame)) ?? [];
  }

  /** Waits until there is exactly one, of which something is true. */
  async expect(what: What, state: Partial<Seen> = {}, frame?: string) {
    await expect
      .poll(() => this.look(what, frame), { message: JSON.stringify(what) })
      .toEqual([expect.objectContaining(state)]);
  }

  /** Waits until there is none. */
  async expectNo(what: What): Promise<void> {
    await expect
      .poll(() => this.look(what), { message: `no ${JSON.stringify(what)}` })
      .toEqual([]);
  }

  /** Brings something to the middle of the screen. */
  async scrollTo(what: What, frame?: string): Promise<void> {
    await this.expect(what, {}, frame);
    await this.run((each) => window.tools?.scrollTo(each), [what], frame);
    if (!frame) return;
    // The frame scrolls itself, and not every browser the page around it.
    const [seen] = await this.look(what, frame);
    await this.run(scrollPage, [frame, seen?.top ?? 0]);
  }

  /** Clicks on the middle of something, once it has come to rest and nothing covers it. */
  async click(what: What, frame?: string): Promise<void> {
    await this.scrollTo(what, frame);
    const { x, y } = await this.#atRest(what, frame);
    const offset = frame
      ? await this.run(offsetOf, [frame])
      : { left: 0, top: 0 };
    await this.#tab.click({ x: x + offset.left, y: y + offset.top });
  }

  /** Clicks on a point of the screen, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void> {
    return this.#tab.click({ x, y });
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.#tab.press(key);
  }

  /** Types into a field, in place of what is there. */
  async fill(what: What, text: string, frame?: string): Promise<void> {
    await this.click(what, frame);
    await this.run((each) => window.tools?.select(each), [what], frame);
    await this.#tab.type(text);
    await this.expect(what, { value: text }, frame);
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#tab.resize(width, height);
  }

  /** Waits until the page has this address on the site. */
  async expectAddress(path: string | RegExp): Promise<void> {
    const address = async () =>
      (await this.run(() => location.href)).slice(this.#site.length);
    await expect
      .poll(address)
      .toMatch(typeof path === "string" ? new RegExp(`^${path}$`) : path);
  }

  /** Waits until something has come to rest on the screen, with nothing over it: not even the bar. */
  async expectInView(what: What): Promise<void> {
    await this.#atRest(what);
  }

  /** The browser may complain of this. */
  allow(problem: RegExp): void {
    this.#allowed.push(problem);
  }

  /** What the browser has complained of that was not allowed. */
  async problems(): Promise<string[]> {
    const problems = await this.#tab.problems();
    return problems.filter(
      (problem) => !this.#allowed.some((each) => each.test(problem)),
    );
  }

  async #atRest(what: What, frame?: string) {
    let target: Seen["target"];
    const look = async () => {
      const before = target;
      target = (await this.look(what, frame))[0]?.target;
      return target && before?.x === target.x && before.y === target.y;
    };
    const message = `at rest and not covered: ${JSON.stringify(what)}`;
    await expect.poll(look, { message, intervals: [100] }).toBe(true);
    return target!;
  }
}

/** Where a frame's page begins on the screen. */
function offsetOf(frame: string) {
  const element = document.querySelector(`iframe[src^="${frame}"]`)!;
  const { left, top } = element.getBoundingClientRect();
  return { left: left + element.clientLeft, top: top + element.clientTop };
}

/** Brings what is so far down in a frame to the middle of the screen. */
function scrollPage(frame: string, down: number) {
  const element = document.querySelector(`iframe[src^="${frame}"]`)!;
  const top = element.getBoundingClientRect().top + down - innerHeight / 2;
  window.scrollBy({ top, behavior: "instant" });
}
