import { expect, open, test } from "../support/page";

/** What an attacker might bring into the page, and what the browser says when it refuses that. */
const attacks: [name: string, refusal: RegExp, attack: () => void][] = [
  [
    "HTML with an event handler",
    /requires 'TrustedHTML' assignment/,
    () => {
      document.body.innerHTML = '<img src="x" onerror="broken = true">';
    },
  ],
  [
    "a javascript: link",
    /JavaScript URL/,
    () => {
      const link = document.createElement("a");
      link.href = "javascript:window.broken = true";
      document.body.append(link);
      link.click();
    },
  ],
  [
    "a script of another site",
    /requires 'TrustedScriptURL' assignment/,
    () => {
      const script = document.createElement("script");
      script.src = "https://evil.example/a.js";
      document.body.append(script);
    },
  ],
  [
    "a frame of another site",
    /violates .*frame-src/,
    () => {
      const frame = document.createElement("iframe");
      frame.src = "https://evil.example/";
      document.body.append(frame);
    },
  ],
];

test("The browser refuses foreign HTML, links that are scripts, and scripts and frames of another site", async ({
  page,
  guard,
}) => {
  await open(page);
  for (const [name, refusal, attack] of attacks)
    await test.step(name, async () => {
      guard.expectError(refusal);
      const refused = page.waitForEvent("console", (message) =>
        refusal.test(message.text()),
      );
      await page.evaluate(attack).catch(() => "Trusted Types throw, too");
      await refused;
      expect(await page.evaluate(() => "broken" in window)).toBe(false);
      await expect(page.getByRole("main")).toBeVisible();
    });
});
