import { expect, test, type Page } from "@playwright/test";
import { loadContent } from "../../pipeline/content/load-content";

// Visits the form of the provider that content/site.yaml names, in the built site.
// Sends nothing. Build first, then run: npm run check:form

const zip = "80202";
const patience = { timeout: 15_000 };
const screens = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
};

function settings() {
  const { content } = loadContent("content", process.env["FORM_HOST"]);
  if (!content) throw new Error("Correct the content: npm run check:content");
  return { ...content.site.form, words: content.form };
}

for (const [screen, viewport] of Object.entries(screens))
  test(`the form works on a ${screen}`, async ({ page }) => {
    const { host, widgetPath, formId, embedScript, zipParameter, words } =
      settings();
    const address = `${host}${widgetPath}${formId}`;
    await page.setViewportSize(viewport);
    test.setTimeout(60_000);
    const refused = await recordProblems(page, host);
    const frame = page.waitForResponse(
      (found) => found.url().startsWith(address),
      patience,
    );
    const script = page.waitForResponse(
      (found) => found.url().startsWith(embedScript),
      patience,
    );
    // Read below, once the page is on its way.
    frame.catch(() => {});
    script.catch(() => {});
    await page.goto(`/?zip=${zip}&utm_source=check#form`);
    await page.keyboard.press("Shift");

    const form = await frame.catch(() => undefined);
    expect(
      form?.status(),
      `${address} does not answer: correct form.host, widgetPath and formId in content/site.yaml, then build again`,
    ).toBe(200);
    const query = new URL(form?.url() ?? "").searchParams;
    expect(
      query.get("utm_source"),
      "the campaign is not handed over: name utm_* under attribution in content/site.yaml",
    ).toBe("check");
    if (zipParameter)
      expect(query.get(zipParameter), "the ZIP code is not handed over").toBe(
        zip,
      );
    expect(
      (await script.catch(() => undefined))?.status(),
      `${embedScript} does not answer: correct form.embedScript in content/site.yaml, then build again`,
    ).toBe(200);

    const heights = () =>
      page.evaluate(() => (window as unknown as { heights: string[] }).heights);
    await expect
      .poll(heights, {
        ...patience,
        message: `the form does not tell its height in iframe-resizer's words ("[iFrameSizer]inline-${formId}:900:…"): a form taller than form.minHeight in content/site.yaml will scroll inside its frame, so set that to its height, or ask the provider`,
      })
      .not.toEqual([]);
    await expect(
      page.locator("#form").getByRole("status"),
      "the page takes the form for silent",
    ).toHaveText(words.status.ready, patience);
    expect(
      refused,
      "the site's security policy refuses something of the provider: allow it in content/third-parties.yaml or under form.rights in content/site.yaml",
    ).toEqual([]);
    await page.screenshot({ path: `test-results/form-${screen}.png` });
  });

/** Records what the security policy refuses, and in the page the heights that the form tells. */
async function recordProblems(page: Page, host: string): Promise<string[]> {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (
      /Content Security Policy|TrustedScript|TrustedHTML|X-Frame-Options/.test(
        message.text(),
      )
    )
      refused.push(message.text());
  });
  await page.addInitScript((origin) => {
    const heights: string[] = [];
    Object.assign(window, { heights });
    window.addEventListener("message", ({ origin: sender, data }) => {
      if (sender === origin && /^\[iFrameSizer\][^:]+:\d/.test(String(data)))
        heights.push(String(data));
    });
  }, host);
  return refused;
}
