import { setTimeout } from "node:timers/promises";
import type {
  Browser,
  BrowserContextOptions,
  Page,
  Request,
} from "@playwright/test";
import type { Content } from "../../pipeline/schema/content";
import { sendForm } from "./send-form";
import { isForm, isPage, watch, type Events } from "./watch";

/** How long the check waits for the form, in milliseconds. */
export const patience = 15_000;

/** The ZIP code that the check asks about. */
export const zip = "80202";

/** What a browser saw of the form. */
export interface Visit extends Omit<Events, "requests" | "opened"> {
  /** How the requests for the provider's script and for the page in the frame ended. */
  script: string;
  form: string;
  /** The address of the form, after redirects. */
  address: string;
  /** The values of its fields. */
  values: string[];
  /** The height of the frame and that of the form in it, in pixels. */
  frameHeight: number;
  formHeight: number;
  /** The addresses of windows that were opened. */
  opened: string[];
  /** The names of what is kept on our own address. */
  kept: string[];
  /** The origins of other companies that were asked for something. */
  asked: string[];
}

/** What a browser saw after the form was sent. */
export interface Sent extends Visit {
  /** The words of the form that are new; absent if it has no button to send it. */
  said?: string | undefined;
}

/** The parameters of ad links that the check arrives with. */
export function campaign({ site }: Content): [name: string, value: string][] {
  return site.attribution.map((name) => [name.replace("*", "check"), "check"]);
}

/**
 * Opens the site, asks about a ZIP code and goes to the form, as a visitor does.
 *
 * @param url where the build is served
 * @param options the screen
 * @param send whether to fill in and send the form, too
 */
export async function visitForm(
  browser: Browser,
  content: Content,
  url: string,
  options: BrowserContextOptions,
  send = false,
): Promise<{ before: Visit; after?: Sent }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const events = await watch(page, content, url);
  const parameters = new URLSearchParams(campaign(content));
  await page.goto(`${content.site.url}/?${parameters}`);
  await page.keyboard.press("Shift");
  await page.waitForSelector("html.hydrated");
  const field = page.locator("input[name=zip]").first();
  await field.fill(zip);
  await field.press("Enter");
  const element = page.locator("#form iframe");
  await element.waitFor({ state: "attached" });
  const end = Date.now() + patience;
  while (events.answeredAfter === undefined && Date.now() < end)
    await setTimeout(50);
  await idle(page);

  const before = await visitOf(page, content, events);
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!send || !frame) {
    await context.close();
    return { before };
  }
  // From here on, it is about what the form does after it was sent.
  events.left.length = 0;
  events.refused.length = 0;
  events.stopped.clear();
  const said = await sendForm(frame, content);
  await idle(page);
  const after = { ...(await visitOf(page, content, events)), said };
  await context.close();
  return { before, after };
}

async function visitOf(
  page: Page,
  { site: { form, url } }: Content,
  events: Events,
): Promise<Visit> {
  const { requests, opened, ...rest } = events;
  const element = page.locator("#form iframe");
  const frame = await (await element.elementHandle())?.contentFrame();
  const tall = frame?.evaluate(() => document.documentElement.scrollHeight);
  const cookies = await page.context().cookies(url);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  const script = requests.find((each) => each.url() === form.embedScript);
  return {
    // A copy, since events go on.
    ...structuredClone(rest),
    script: await outcome(script),
    form: await outcome(requests.findLast(isForm)),
    address: frame?.url() ?? "",
    values: await valuesIn(page),
    frameHeight: (await element.boundingBox())?.height ?? 0,
    formHeight: (await soon(tall)) ?? 0,
    opened: opened.map((other) => other.url()),
    kept: [...cookies.map(({ name }) => name), ...stored],
    asked: originsOf(requests).filter((origin) => origin !== url),
  };
}

/** Waits until nothing is asked for any more, or as long as it may take. */
async function idle(page: Page): Promise<void> {
  const timeout = 10_000;
  await page.waitForLoadState("networkidle", { timeout }).catch(() => {});
  await setTimeout(1_000);
}

/** What comes within two seconds: a frame that hangs answers no question. */
function soon<Result>(
  result: Promise<Result> | undefined,
): Promise<Result | undefined> {
  const nothing = setTimeout(2_000, undefined);
  return Promise.race([result?.catch(() => undefined), nothing]);
}

/** How a request ended, after redirects: its status, or why there was no answer. */
async function outcome(request: Request | undefined): Promise<string> {
  if (!request) return "never asked for";
  const next = request.redirectedTo();
  if (next) return outcome(next);
  const status = (await soon(request.response()))?.status();
  const failure = request.failure()?.errorText;
  // A frame that may not be shown fails although it was answered with 200.
  if (failure && !(status && status >= 400)) return failure;
  return status ? `status ${status}` : "no answer";
}

/** Who was asked, without what the policy refused and where the page was not led. */
function originsOf(requests: Request[]): string[] {
  const origins = requests
    .filter((each) => each.failure()?.errorText !== "csp" && !isPage(each))
    .map((request) => new URL(request.url()).origin);
  // That of data: is "null".
  return [...new Set(origins)].filter((origin) => origin !== "null");
}

/** The values of all fields in frames. */
async function valuesIn(page: Page): Promise<string[]> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  const values = frames.map((frame) =>
    soon(
      frame
        .locator("input, select, textarea")
        .evaluateAll((fields: HTMLInputElement[]) =>
          fields.map(({ value }) => value),
        ),
    ),
  );
  return (await Promise.all(values)).flatMap((found) => found ?? []);
}
