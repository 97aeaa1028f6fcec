import type { Page, Request } from "@playwright/test";
import type { Content } from "../../pipeline/schema/content";
import { watchPage, type Fact } from "./in-page";

type FactOf<Kind> = Extract<Fact, { kind: Kind }>;

/** What happens on a page from the start. */
export interface Events {
  requests: Request[];
  /** The messages of the form, with the origin that sent them. */
  messages: FactOf<"message">[];
  /** What the security policy and Trusted Types refused. */
  refused: FactOf<"refused">[];
  /** Whether the provider's script scrolled the page. */
  scrolled: boolean;
  /** Where the whole page was to be led. */
  left: string[];
  /** Other windows. */
  opened: Page[];
  /** What the sandbox stopped the form from. */
  stopped: Set<"window" | "page">;
  /** When the first message came that the site listens to, in milliseconds after the form was asked for. */
  answeredAfter?: number;
}

/**
 * Watches a page, and gives it the built site at the site's real address: a
 * provider may ask who embeds the form. The page cannot be led elsewhere.
 *
 * @param url where the build is served
 */
export async function watch(
  page: Page,
  { site: { form, url: siteUrl } }: Content,
  url: string,
): Promise<Events> {
  const events: Events = {
    ...{ requests: [], messages: [], refused: [], scrolled: false },
    ...{ left: [], opened: [], stopped: new Set() },
  };
  let begun = 0;
  page.on("request", (request) => {
    events.requests.push(request);
    if (isForm(request)) begun ||= Date.now();
  });
  page.context().on("page", (other) => events.opened.push(other));
  page.on("console", (message) => {
    const text = message.text();
    if (text.startsWith("Blocked opening")) events.stopped.add("window");
    if (text.startsWith("Unsafe attempt to initiate navigation"))
      events.stopped.add("page");
  });
  await page.route("**", async (route) => {
    const request = route.request();
    const { origin, pathname, search } = new URL(request.url());
    if (isPage(request) && page.url() !== "about:blank") {
      events.left.push(request.url());
      return route.abort("aborted");
    }
    if (origin !== siteUrl) return route.continue();
    const response = await route.fetch({ url: url + pathname + search });
    return route.fulfill({ response });
  });
  await page.exposeBinding("tellCheck", (_, fact: Fact) => {
    if (fact.kind === "scrolled") events.scrolled = true;
    if (fact.kind === "refused") events.refused.push(fact);
    if (fact.kind !== "message") return;
    events.messages.push(fact);
    if (fact.origin === form.host) events.answeredAfter ??= Date.now() - begun;
  });
  await page.addInitScript(watchPage, form.embedScript);
  return events;
}

/** Whether a request is for the page as a whole. */
export function isPage(request: Request): boolean {
  return request.isNavigationRequest() && !request.frame().parentFrame();
}

/** Whether a request is for a frame of the page. */
export function isForm(request: Request): boolean {
  const parent = request.isNavigationRequest() && request.frame().parentFrame();
  return Boolean(parent && !parent.parentFrame());
}
