import type { APIRequestContext } from "@playwright/test";
import { expect, open, test } from "../../support/page";

const scriptIn = async (request: APIRequestContext) => {
  const page = await (await request.get("/")).text();
  return /<script src="([^"]+)"/.exec(page)?.[1] ?? "";
};

const kinds: Record<string, (request: APIRequestContext) => Promise<string>> = {
  "the landing page": async () => "/",
  "the policy": async () => "/privacy-policy",
  "a page that does not exist": async () => "/no/such/page",
  "a script": scriptIn,
};
for (const [kind, address] of Object.entries(kinds))
  test(`The headers of ${kind} let nothing foreign in`, async ({ request }) => {
    const headers = (await request.get(await address(request))).headers();
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringMatching(
        /^default-src 'self';(?!.*unsafe)/,
      ),
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["content-security-policy"]?.length).toBeLessThan(2_000);
  });

test("Only what can never change is kept for a year, and only share pictures are for other sites", async ({
  request,
}) => {
  const headersOf = async (address: string) =>
    (await request.get(address)).headers();
  expect(await headersOf(await scriptIn(request))).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "same-origin",
  });
  const page = await headersOf("/");
  expect(page["cache-control"]).toBeUndefined();
  expect(page["cross-origin-resource-policy"]).toBe("same-origin");
  expect(await headersOf("/share/landing.png")).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
  });
});

/** What an attacker might bring into the page, and what the browser says when it refuses that. */
const attacks: Record<string, [attack: () => void, refusal: RegExp]> = {
  "an inline script": [
    () => {
      const script = document.createElement("script");
      script.append("window.broken = true");
      document.body.append(script);
    },
    /requires 'TrustedScript' assignment/,
  ],
  "HTML with an event handler": [
    () => {
      document.body.innerHTML = '<img src="x" onerror="broken = true">';
    },
    /requires 'TrustedHTML' assignment/,
  ],
  "a javascript: link": [
    () => {
      const link = document.createElement("a");
      link.href = "javascript:window.broken = true";
      document.body.append(link);
      link.click();
    },
    /JavaScript URL/,
  ],
  "a script of another site": [
    () => {
      const script = document.createElement("script");
      script.src = "https://evil.example/a.js";
      document.body.append(script);
    },
    /requires 'TrustedScriptURL' assignment/,
  ],
  "a frame of another site": [
    () => {
      const frame = document.createElement("iframe");
      frame.src = "https://evil.example/";
      document.body.append(frame);
    },
    /violates .*frame-src/,
  ],
  "a style attribute": [
    () => document.body.setAttribute("style", "display: none"),
    /violates .*style-src/,
  ],
};
for (const [name, [attack, refusal]] of Object.entries(attacks))
  test(`The browser refuses ${name}`, async ({ page, content, guard }) => {
    const { writesHtml } = content.site.form.rights;
    test.skip(
      writesHtml && refusal.source.includes("Trusted"),
      "The content lets the provider's script do so.",
    );
    await open(page);
    guard.expectError(refusal);
    const refused = page.waitForEvent("console", (message) =>
      refusal.test(message.text()),
    );
    await page.evaluate(attack).catch(() => "Trusted Types throw, too");
    await refused;
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
    await expect(page.getByRole("main")).toBeVisible();
  });
