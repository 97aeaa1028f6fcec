import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";
import { loadContent } from "../../pipeline/content/load-content";
import type { Content } from "../../pipeline/schema/content";
import { testPorts } from "../../tools/ports";
import { sectionsToLayOut } from "./visitor-sees";

const siteOrigin = `http://localhost:${testPorts.site}`;
const formOrigin = `http://localhost:${testPorts.form}`;

/** Watches every page of a test for what no visit may cause. Where a test is about such a thing, it says so beforehand. */
export class Guard {
  readonly #origins = new Set([siteOrigin]);
  readonly #errors: string[] = [];
  readonly #requests: string[] = [];
  readonly #missingPages: string[] = [];
  readonly #expected: ((error: string) => boolean)[] = [];
  readonly #allowed: RegExp[] = [];

  readonly #atForm: string[];

  constructor(context: BrowserContext, { thirdParties }: Content) {
    this.#atForm = thirdParties.parties
      .filter(({ occasion }) => occasion === "form")
      .flatMap(({ origins }) => origins.map((url) => new URL(url).origin));
    context.on("console", (message) => {
      if (message.type() === "error")
        this.#errors.push(`${message.text()} at ${message.location().url}`);
    });
    context.on("weberror", (error) => this.#errors.push(String(error.error())));
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !this.#origins.has(origin))
        this.#requests.push(request.url());
    });
    context.on("response", (response) => {
      const isPage = /document|fetch|xhr/.test(
        response.request().resourceType(),
      );
      if (isPage && response.status() === 404)
        this.#missingPages.push(response.url());
    });
  }

  /** The visitor comes near the form from here on, so those may be asked that the register of third parties lists for it. */
  allowForm(): void {
    this.#atForm.forEach((origin) => this.allowOrigin(origin));
  }

  /** The visitor goes to another site from here on. */
  allowOrigin(origin: string): void {
    this.#origins.add(origin);
  }

  /** Errors that match may appear, and at least one must. */
  expectError(pattern: RegExp): void {
    this.#expected.push((error) => pattern.test(error));
  }

  /** Errors that match may appear, since the test makes something fail in several ways. */
  allowErrors(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** The test asks for a page that does not exist. Chromium reports it, and Gatsby's request for its data; no other missing file is meant. */
  expectMissingPage(): void {
    this.#expected.push((error) =>
      this.#missingPages.some((url) =>
        error.endsWith(
          `the server responded with a status of 404 (Not Found) at ${url}`,
        ),
      ),
    );
  }

  /** What was wrong, one line each. */
  problems(): string[] {
    const unexpected = this.#errors.filter(
      (error) =>
        !this.#expected.some((matches) => matches(error)) &&
        !this.#allowed.some((pattern) => pattern.test(error)),
    );
    const absent = this.#expected.filter(
      (matches) => !this.#errors.some(matches),
    );
    return [
      ...unexpected.map((error) => `unexpected error: ${error}`),
      ...absent.map(() => "an error that the test expects did not appear"),
      ...this.#requests.map((url) => `unexpected request: ${url}`),
    ];
  }
}

/** A test with the site's own words to compare with, and a guard that stands before the first page opens. */
export const test = base.extend<{ guard: Guard }, { content: Content }>({
  content: [
    // Playwright asks for a destructured parameter, also where none is used.
    async ({}, use) => {
      const { content, problems } = loadContent("content", formOrigin);
      if (!content) throw new Error(JSON.stringify(problems, null, 2));
      await use(content);
    },
    { scope: "worker" },
  ],
  guard: [
    async ({ context, content }, use) => {
      const guard = new Guard(context, content);
      await use(guard);
      expect(guard.problems()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Content };

/** Shows the page that somebody is there, so that its scripts start at once. */
export function wake(page: Page): Promise<void> {
  return page.keyboard.press("Shift");
}

/** Opens a page and waits until its scripts have taken over and all of it is laid out: until then places are not what they will be. */
export async function open(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await wake(page);
  await page.waitForSelector("html.hydrated");
  await expect.poll(() => page.evaluate(sectionsToLayOut)).toBe(0);
}

/** A section of the landing page, by its heading. */
export function section(page: Page, { heading }: { heading: string }): Locator {
  return page.getByRole("region", { name: heading, exact: true });
}

/** A link of the bar, with the menu that holds it on small screens opened. */
export async function navLink(
  page: Page,
  { site: { nav } }: Content,
  target: string,
): Promise<Locator> {
  const bar = page.getByRole("navigation", { name: nav.label });
  const menu = bar.getByRole("button", { name: nav.menu });
  if (await menu.isVisible()) await menu.click();
  const label = nav.links.find((link) => link.target === target)?.label ?? "";
  return bar.getByRole("link", { name: label, exact: true });
}

/** Scrolls to an exact position, without the time that a smooth scroll takes. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) => window.scrollTo({ top: y, behavior: "instant" }),
    top,
  );
}

/** Waits until the page has stopped scrolling. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let previous = NaN;
        let still = 0;
        const look = () => {
          still = scrollY === previous ? still + 1 : 0;
          previous = scrollY;
          if (still < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}

/** Expects that the page comes to rest with a heading in view, below the bar. */
export async function expectBelowBar(page: Page, heading: Locator) {
  await expect(heading).toBeInViewport({ ratio: 1 });
  await settled(page);
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("banner").boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? NaN) + (bar?.height ?? NaN));
}

/** What the browser tells assistive technology of a control that opens and closes something: whether that is open. */
export async function isExpanded(control: Locator): Promise<unknown> {
  const client = await control.page().context().newCDPSession(control.page());
  const handle = await control.elementHandle();
  await client.send("DOM.getDocument");
  await handle?.evaluate((element) => Object.assign(window, { element }));
  const { result } = await client.send("Runtime.evaluate", {
    expression: "window.element",
  });
  const { nodes } = await client.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId ?? "",
    fetchRelatives: false,
  });
  await client.detach();
  const [node] = nodes;
  return node?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

/** Lets time pass, faster than it does, until something has come: what is tried again is so after a time of its own. */
export async function fastForwardTo(what: Locator): Promise<void> {
  await expect(async () => {
    await what.page().clock.fastForward(1_000);
    await expect(what).toBeVisible({ timeout: 200 });
  }).toPass();
}
