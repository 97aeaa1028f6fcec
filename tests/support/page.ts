import {
  expect,
  test as base,
  type Locator,
  type Page,
} from "@playwright/test";
import { loadContent } from "../../pipeline/load";
import { report } from "../../pipeline/problem";
import { withSampleForm } from "../../pipeline/sample-form";
import type { Content } from "../../pipeline/sections";
import { readBuilt } from "../../tools/built-headers";
import { Guard } from "./guard";
import { launched } from "./launched";

/** What a project may set. */
export interface Options {
  /** The content folder of the built site. */
  folder: string;
}

interface Fixtures {
  guard: Guard;
}

/** A test with the content of the built site to compare with, and a guard that watches from the first page on. */
export const test = base.extend<Fixtures, Options & { content: Content }>({
  folder: [launched, { option: true, scope: "worker" }],
  content: [
    async ({ folder }, use) => {
      const { content, problems } = loadContent(folder);
      if (!content) throw new Error(report(problems));
      if (!readBuilt("robots.txt").includes(`${content.site.url}/`))
        throw new Error(
          `public/ is not the site of ${folder}: npm run build launched builds the one for the tests of the code, npm run build demo that of content/.`,
        );
      await use(withSampleForm(content));
    },
    { scope: "worker" },
  ],
  guard: [
    async ({ context, content }, use) => {
      const guard = new Guard(context, content);
      await use(guard);
      // A page may report an error a moment after the test has seen what it came for.
      await expect.poll(() => guard.problems()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Content, Guard };

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.waitForSelector("html.hydrated");
}

/** A section of the landing page, by its heading; the form's names the ZIP code once there is one. */
export function section(
  page: Page,
  { heading, askedHeading }: { heading: string; askedHeading?: string },
): Locator {
  const names = [heading, askedHeading ?? heading].map((name) =>
    escaped(name).replace("\\{zip\\}", "\\d{5}"),
  );
  return page.getByRole("region", {
    name: new RegExp(`^(${names.join("|")})$`),
  });
}

function escaped(text: string): string {
  return text.replace(/\W/g, "\\$&");
}

/** The first mention of a term of the trade, which has a tooltip. */
export function mentionIn(place: Locator, { glossary }: Content): Locator {
  const names = glossary.terms.map(({ term }) => escaped(term)).join("|");
  const name = new RegExp(`^(${names})s?$`, "i");
  return place.getByRole("button", { name }).first();
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

/** Sets the size of all text, in percent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    // A style sheet of its own, which the security policy lets through.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { font-size: ${size}% }`);
    document.adoptedStyleSheets = [sheet];
  }, percent);
}

/** Scrolls to an exact position, without the time that a smooth scroll takes. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) => window.scrollTo({ top: y, behavior: "instant" }),
    top,
  );
}

/** Expects that the page is at a scroll position, or gets there. */
export async function expectScrolledTo(page: Page, top: number) {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
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

/** Whether the browser tells assistive technology that a control, by its name, has opened something. */
export async function isExpanded(page: Page, name: string): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  return nodes
    .filter((node) => node.name?.value === name)
    .flatMap(({ properties = [] }) => properties)
    .find((property) => property.name === "expanded")?.value.value;
}
