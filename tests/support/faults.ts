import type { Page, Route } from "@playwright/test";

/** The ways in which a file can fail to come. */
export const ways = {
  refused: (route: Route) => route.abort("connectionrefused"),
  hanging: () => undefined,
  "error 500": (route: Route) => route.fulfill({ status: 500, body: "Error" }),
  truncated: async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  "HTML in its place": (route: Route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "X-Content-Type-Options": "nosniff" },
      body: "<!doctype html><title>Network</title><p>Sign in to this network.",
    }),
};

/** What the browser and Gatsby say on the console when files do not come. */
export const faultErrors =
  /Failed to load resource|Refused to execute script|SyntaxError|Not rendering React|ChunkLoadError|We couldn't load/;

/** Takes from a document what an old browser does not know, and adds how it shows elements that it does not know. */
export function asBeforeDialogs(html: string) {
  return html
    .replace(/ (popovertarget|command=|name="faq")/gi, " data-old-$1")
    .replaceAll(/:popover-open|:modal/g, ":-unknown")
    .replace(
      "<style>",
      "<style>@layer old{dialog,[popover]{all:unset;display:inline}}",
    );
}

/** Changes the document of a page on its way. Its security policy would refuse changed styles, so that it goes, unless it is to hold. */
export async function changeDocument(
  page: Page,
  path: string,
  change: (html: string) => string,
  policyHolds = false,
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    if (!policyHolds) delete headers["content-security-policy"];
    const body = change(await response.text());
    await route.fulfill({ response, headers, body });
  });
}
