import type { Locator, Page } from "@playwright/test";
import { interpolate } from "../../src/lib/figures";
import { ways } from "./faults";
import { expect, section, wake, type Content } from "./page";
import {
  forgetShifts,
  obstacles,
  readableTexts,
  shiftOf,
  watch,
  whenIdle,
} from "./visitor-sees";

/** The ZIP code that the visitor asks about. */
const zip = "37203";

const soon = { intervals: [10, 20, 40], timeout: 10_000 };

/** A visit on which things fail, with a clock that can be put forward. */
export class Visit {
  /** Whether what fails has been asked for. */
  asked = false;
  readonly #waiting = new Set<unknown>();
  /** That of the page to which the visitor has gone. */
  #heading: Locator;

  constructor(
    readonly page: Page,
    readonly content: Content,
  ) {
    this.#heading = page.getByRole("heading", { level: 1 });
    page.on("request", (request) => this.#waiting.add(request));
    page.on("requestfinished", (request) => this.#waiting.delete(request));
    page.on("requestfailed", (request) => this.#waiting.delete(request));
  }

  /** Prepares the page: its clock, and a record of what moves by itself. */
  async prepare(time?: number | string): Promise<void> {
    await this.page.clock.install(time === undefined ? {} : { time });
    await this.page.addInitScript(watch);
  }

  /** Makes files fail from here on. */
  async fail(file: string | RegExp, way: keyof typeof ways): Promise<void> {
    const anyQuery = typeof file === "string" ? `**${file}*` : file;
    await this.page.route(anyQuery, async (route) => {
      this.asked = true;
      if (way === "hanging") this.#waiting.delete(route.request());
      await ways[way](route);
    });
  }

  /** The stops of a whole visit, in order. Each ends as soon as what fails has been asked for. */
  readonly stops = [
    () => this.open(),
    () => this.goToMarketFinder(),
    async () => {
      await this.field().fill(zip);
      const { ask } = this.content.marketFinder;
      const found = this.page.getByText(ask, { exact: true });
      await this.#until(() => found.isVisible());
    },
    () => this.openComparison(),
    async () => {
      const form = section(this.page, this.content.form);
      await form.scrollIntoViewIfNeeded();
      // The form and what is known of the ZIP code come each by itself.
      const answer = form.locator("[aria-live]");
      await this.#until(
        async () =>
          (await form.locator("iframe").isVisible()) &&
          (await answer.count()) > 0,
      );
    },
  ];

  /** The same for the other pages. */
  readonly pages = [
    () => this.open(),
    async () => {
      const { site, policies } = this.content;
      const name = policies[0]?.heading ?? "";
      const footer = this.page.getByRole("contentinfo");
      await footer.getByRole("link", { name: site.footer.privacy }).click();
      this.#heading = this.page.getByRole("heading", { level: 1, name });
      await this.#until(() => this.#heading.isVisible());
    },
    async () => {
      const name = this.content.notFound.heading;
      this.#heading = this.page.getByRole("heading", { level: 1, name });
      await this.open("/no-such-page");
    },
  ];

  async open(path = "/"): Promise<void> {
    await this.page.goto(path, { waitUntil: "domcontentloaded" });
    await wake(this.page);
    const hydrated = this.page.locator("html.hydrated");
    await this.#until(async () => (await hydrated.count()) > 0);
  }

  async goToMarketFinder(): Promise<void> {
    await section(this.page, this.content.mapPack).scrollIntoViewIfNeeded();
    await this.#until(() => this.field().isVisible());
  }

  async openComparison(): Promise<void> {
    const { results } = this.content.costComparison;
    const table = this.page.getByRole("table", { name: results });
    const before = await this.page.evaluate(shiftOf);
    await this.page.locator("#cost-comparison > summary").press("Enter");
    await this.#until(() => table.isVisible());
    // What the visitor has opened grows when it comes, however late that is.
    await this.page.evaluate(forgetShifts, before);
  }

  /** Where the market finder asks for the ZIP code. */
  field() {
    return this.page.getByLabel(this.content.marketFinder.label);
  }

  async #until(condition: () => Promise<boolean>): Promise<void> {
    await expect
      .poll(async () => this.asked || (await condition()), soon)
      .toBe(true);
    await this.settle();
  }

  /** Waits until all that was asked for has come or failed, but for what hangs, and the page has dealt with it. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await expect.poll(() => this.#waiting.size, soon).toBe(0);
      const idle = await this.page.evaluate(whenIdle).catch(isLeaving);
      if (!idle || this.#waiting.size > 0) quiet = -1;
    }
  }

  /** What a visitor cannot read or do on the landing page in the end, one line each. */
  async problems(copy: string[], mostShift = 0.02): Promise<string[]> {
    const { page, content } = this;
    const { faq, form, marketFinder, site } = content;
    const problems: string[] = [];
    const check = (holds: boolean, problem: string) =>
      holds || problems.push(problem);

    // In the place of the open calculator, the page shows an example.
    const open = page.locator("#cost-comparison[open] > summary");
    if (await open.isVisible()) {
      const before = await page.evaluate(shiftOf);
      await open.press("Enter");
      await this.settle();
      await page.evaluate(forgetShifts, before);
    }
    const region = section(page, form);
    await region.scrollIntoViewIfNeeded();
    await this.settle();
    const waits = [form.status, marketFinder].flatMap((say) => [
      say.loading,
      say.slow,
    ]);
    let texts = await page.evaluate(readableTexts);
    // As often as data are asked for again.
    for (let tries = 0; tries < 5; tries += 1) {
      await page.clock.fastForward(11_000);
      await this.settle();
      texts = await page.evaluate(readableTexts);
      if (!texts.some((text) => waits.includes(text))) break;
    }
    // Only without JavaScript are the links of the menu in a row, and does nobody
    // know the ZIP code, with which the buttons end and the form's heading asks.
    const asked = interpolate(form.askedHeading, { zip });
    const elsewhere = site.nav.links.map(({ label }) => label);
    for (const text of copy.filter((each) => !elsewhere.includes(each)))
      check(
        texts.some((each) => each === text || each.startsWith(`${text} · `)) ||
          (text === form.heading && texts.includes(asked)),
        `hidden: ${text}`,
      );
    for (const text of waits) check(!texts.includes(text), `for ever: ${text}`);
    const status = await region.getByRole("status").allTextContents();
    check(!status.includes(""), "the form's place is empty without a word");
    const shift = await page.evaluate(shiftOf);
    check(shift <= mostShift, `the page jumps by ${shift}`);

    for (const [index, { question, answer }] of faq.items.entries()) {
      await page.locator("#faq summary").nth(index).press("Enter");
      const text = page.getByText(answer.split("\n")[0] ?? "", { exact: true });
      check(await text.isVisible(), `no answer to: ${question}`);
    }
    await expectInReach(region.getByRole("link", { name: site.supportEmail }));
    return [...problems, ...(await page.evaluate(obstacles))];
  }

  /** What a visitor cannot read or do on the other page, to which a link or an address leads. */
  async problemsElsewhere(): Promise<string[]> {
    await this.page.clock.fastForward(11_000);
    const footer = this.page.getByRole("contentinfo");
    const mail = { name: this.content.site.supportEmail };
    await expectInReach(this.#heading);
    await expectInReach(footer.getByRole("link", mail));
    return [];
  }
}

/** Expects that nothing lies over something that can be clicked. */
async function expectInReach(target: Locator): Promise<void> {
  // At once, since a smooth scroll takes a second.
  await target.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await target.click({ trial: true, timeout: 5_000 });
}

/** Whether an error says that the page is on its way to another, so that there is nothing to be asked yet. */
function isLeaving(error: unknown): false {
  if (/context was destroyed/.test(String(error))) return false;
  throw error;
}
