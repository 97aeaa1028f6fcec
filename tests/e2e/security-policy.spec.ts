import { expect, open, test } from "../support/page";

/** What an attacker might bring into the page, and what the browser says when it refuses that. */
const attacks: Record<string, [attack: () => void, refusal: RegExp]> = {
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
};
for (const [name, [attack, refusal]] of Object.entries(attacks))
  test(
    `The browser refuses ${name}`,
    { tag: "@desktop" },
    async ({ page, guard }) => {
      await open(page);
      guard.expectError(refusal);
      const refused = page.waitForEvent("console", (message) =>
        refusal.test(message.text()),
      );
      await page.evaluate(attack).catch(() => "Trusted Types throw, too");
      await refused;
      expect(await page.evaluate(() => "broken" in window)).toBe(false);
      await expect(page.getByRole("main")).toBeVisible();
    },
  );
