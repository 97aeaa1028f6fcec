import { expect, test, type Page } from "@playwright/test";
import { loadOnce } from "../../pipeline/load";

// Visits the form of the provider that content/site.yaml names, in the built site.
// Sends nothing. Build first, then run: npm run check:form

const zip = "80202";
const patience = { timeout: 15_000 };
const screens = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
};

async function settings() {
  const { content } = await loadOnce();
  if (!content) throw new Error("Correct the content: npm run check:content");
  const { embed, zipParameter } = content.site.form;
  return { ...embed, zipParameter, status: content.form.status };
}

for (const [screen, viewport] of Object.entries(screens))
  test(`the form works on a ${screen}`, async ({ page }) => {
    const { frame: address, script, zipParameter, status } = await settings();
    await page.setViewportSize(viewport);
    test.setTimeout(60_000);
    const refused = recordRefusals(page);
    const sent = page.waitForResponse(
      (found) => found.url().startsWith(address),
      patience,
    );
    const scriptSent = page.waitForResponse(
      (found) => found.url().startsWith(script),
      patience,
    );
    // Read below, once the page is on its way.
    sent.catch(() => {});
    scriptSent.catch(() => {});
    await page.goto(`/?zip=${zip}&utm_source=check#form`);
    await page.keyboard.press("Shift");

    const form = await sent.catch(() => undefined);
    expect(
      form?.status(),
      `${address} does not answer: correct form.snippet in content/site.yaml, then build again`,
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
      (await scriptSent.catch(() => undefined))?.status(),
      `${script} does not answer: correct form.snippet in content/site.yaml, then build again`,
    ).toBe(200);
    await expect(
      page.locator("#form").getByRole("status"),
      "the form says nothing to the page, not even its height in iframe-resizer's words: it may be down, or its provider works in another way; ask the provider",
    ).toHaveText(status.ready, patience);

    const frame = page.locator("#form iframe");
    const inside = frame.contentFrame();
    await expect(
      frame,
      "the provider's script hides the form, and the site could not keep it visible",
    ).toBeVisible();
    if (zipParameter)
      await expect
        .poll(() => valuesIn(inside), {
          ...patience,
          message: `no field of the form has taken over ${zip}: set form.zipParameter in content/site.yaml to the key of its ZIP code field`,
        })
        .toContain(zip);
    await expect
      .poll(() => hiddenPart(frame), {
        ...patience,
        message:
          "a part of the form is cut off: ask the provider why it does not tell its height",
      })
      .toEqual({ below: 0, beside: 0 });
    expect(
      refused,
      "the site's security policy refuses something of the provider: allow it in content/third-parties.yaml or under form.rights in content/site.yaml",
    ).toEqual([]);
    await page.screenshot({ path: `test-results/form-${screen}.png` });
  });

type Frame = ReturnType<Page["locator"]>;

/** What the fields of a form hold. */
function valuesIn(form: ReturnType<Frame["contentFrame"]>): Promise<string[]> {
  return form
    .locator("input, select, textarea")
    .evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value),
    );
}

/** How much of the form's page does not fit into the frame, and how much narrower the frame is than its card, in pixels. */
async function hiddenPart(frame: Frame) {
  const page = frame.contentFrame().locator("html");
  const below = await page.evaluate((root) =>
    Math.max(0, root.scrollHeight - root.clientHeight),
  );
  const beside = await frame.evaluate((element) => {
    const card = element.closest(".form-frame")?.parentElement;
    return Math.round((card?.clientWidth ?? 0) - element.clientWidth);
  });
  return { below, beside };
}

/** Records what the security policy refuses. A refused style of the script's own does no harm. */
function recordRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (/inline style/i.test(text)) return;
    if (
      /Content Security Policy|TrustedScript|TrustedHTML|X-Frame-Options/.test(
        text,
      )
    )
      refused.push(text);
  });
  return refused;
}
