import { expect } from "@playwright/test";
import { tools, type Seen, type Tools, type What } from "./in-page";
import type { Key, Tab } from "./real-browser";

declare global {
  interface Window {
    tools?: Tools;
  }
}

/** A visitor in a real browser, who finds things by role, name and text. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;
  readonly #allowed: RegExp[] = [];

  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  /** Opens a page and waits until its scripts have taken over. */
  async open(path = "/"): Promise<void> {
    await this.#tab.goto(this.#site + path);
    await this.press("Shift");
    const hydrated = () =>
      this.run(() => document.documentElement.className.includes("hydrated"));
    await expect.poll(hydrated, { timeout: 15_000 }).toBe(true);
  }

  /** Runs a function in the page: it takes and returns JSON, and sees nothing of its file. */
  run<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const call = `(${String(ask)})(...${JSON.stringify(args)})`;
    return this.#tab.evaluate(call);
  }

  /** All of a description that is there, also where one has to scroll to it. */
  async look(what: What): Promise<Seen[]> {
    const ask = (each: What) => window.tools?.look(each);
    const seen = await this.run(ask, what);
    if (seen) return seen;
    await this.#tab.evaluate(tools);
    // It may have become another page meanwhile.
    return (await this.run(ask, what)) ?? [];
  }

  /** Waits until there is exactly one, of which something is true. */
  async expect(what: What, state: Partial<Seen> = {}) {
    await expect
      .poll(() => this.look(what), { message: JSON.stringify(what) })
      .toEqual([expect.objectContaining(state)]);
  }

  /** Waits until there is none. */
  async expectNo(what: What): Promise<void> {
    await expect
      .poll(() => this.look(what), { message: `no ${JSON.stringify(what)}` })
      .toEqual([]);
  }

  /** Brings something to the middle of the screen. */
  async scrollTo(what: What): Promise<void> {
    await this.expect(what);
    await this.run((each: What) => window.tools?.scrollTo(each), what);
  }

  /** Clicks on the middle of something, once it has come to rest and nothing covers it. */
  async click(what: What): Promise<void> {
    await this.scrollTo(what);
    await this.#tab.click(await this.#atRest(what));
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#tab.click({ x, y });
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.#tab.press(key);
  }

  /** Types into a field, in place of what is there. */
  async fill(what: What, text: string): Promise<void> {
    await this.click(what);
    await this.run((each: What) => window.tools?.select(each), what);
    await this.#tab.type(text);
    await this.expect(what, { value: text });
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#tab.resize(width, height);
  }

  /** Waits until the address of the page ends like this. */
  async expectAddress(end: string): Promise<void> {
    const address = () => this.run(() => location.href);
    await expect.poll(async () => (await address()).endsWith(end)).toBe(true);
  }

  /** Waits until something has come to rest on the screen, with nothing over it: not even the bar. */
  async expectInView(what: What): Promise<void> {
    await this.#atRest(what);
  }

  /** The browser may report this. */
  allow(problem: RegExp): void {
    this.#allowed.push(problem);
  }

  /** What the browser has reported and was not allowed. */
  async problems(): Promise<string[]> {
    const problems = await this.#tab.problems();
    return problems.filter(
      (problem) => !this.#allowed.some((each) => each.test(problem)),
    );
  }

  async #atRest(what: What) {
    let target: Seen["target"];
    const look = async () => {
      const before = target;
      target = (await this.look(what))[0]?.target;
      return target && before?.x === target.x && before.y === target.y;
    };
    const message = `at rest and not covered: ${JSON.stringify(what)}`;
    await expect.poll(look, { message, intervals: [100] }).toBe(true);
    return target!;
  }
}
