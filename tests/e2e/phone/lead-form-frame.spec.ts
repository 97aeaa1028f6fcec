import type { Page } from "@playwright/test";
import { expect, open, section, test, type Content } from "../../support/page";

const maxHeight = 2_400;

test.beforeEach(({ guard }) => guard.allowForm());

test("The frame grows to the height that the form tells, so that all of it is in sight", async ({
  page,
  content,
}) => {
  const { frame } = await reach(page, content, "friendly");
  const form = frame.contentFrame().locator("html");
  await expect
    .poll(async () => (await heightOf(page)) - (await form.evaluate(tall)))
    .toBeGreaterThanOrEqual(-3);
});

test("A form that is taller than the frame may be is reached by scrolling in it", async ({
  page,
  content,
}) => {
  const { frame } = await reach(page, content, "tall");
  await expect.poll(() => heightOf(page)).toBeGreaterThan(2_300);
  expect(await heightOf(page)).toBeLessThanOrEqual(maxHeight);
  const form = frame.contentFrame().locator("html");
  expect(await form.evaluate(tall)).toBeGreaterThan(maxHeight);
  expect(
    await form.evaluate((html) => {
      html.scrollTop = 9_999;
      return html.scrollTop;
    }),
  ).toBeGreaterThan(0);
});

for (const path of ["/", "/privacy-policy"]) {
  test(`A hostile form on ${path} can neither move, cover nor stretch the page, nor open a window or an alert`, async ({
    page,
    context,
    content,
    guard,
  }) => {
    guard.expectError(/./);
    guard.allowOrigin(content.site.form.host.replace("localhost", "127.0.0.1"));
    const alerts: string[] = [];
    const windows: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    await page.setExtraHTTPHeaders({ "x-form-mode": "hostile" });
    await open(page, path);
    context.on("page", (opened) => windows.push(opened.url()));
    if (path !== "/") {
      const { title } = content.site.dialog;
      await page.getByRole("button", { name: title }).click();
    } else await section(page, content.form).scrollIntoViewIfNeeded();
    const frame = page.locator("iframe").contentFrame();
    await expect
      .poll(() => frame.locator("html").evaluate(() => document.title))
      .toBe("hostile done");

    expect(new URL(page.url()).pathname).toBe(path);
    expect(alerts).toEqual([]);
    if (!content.site.form.rights.popups) expect(windows).toEqual([]);
    const height = await heightOf(page);
    expect(height).toBeGreaterThanOrEqual(600);
    expect(height).toBeLessThan(1_900);
    expect(
      await page.evaluate(() => document.fullscreenElement?.tagName),
    ).toBeUndefined();
    await expect(page.getByText("Hijacked")).toHaveCount(0);
  });
}

test("The frame has no more rights than the content gives it", async ({
  page,
  content,
}) => {
  const { frame } = await reach(page, content, "friendly");
  const { popups, topNavigation } = content.site.form.rights;
  const sandbox = [
    "allow-scripts allow-forms allow-same-origin",
    ...(popups ? ["allow-popups allow-popups-to-escape-sandbox"] : []),
    ...(topNavigation ? ["allow-top-navigation-by-user-activation"] : []),
  ];
  await expect(frame).toHaveAttribute("sandbox", sandbox.join(" "));
  await expect(frame).toHaveAttribute("allow", "");
  await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin");
});

async function reach(page: Page, content: Content, mode: string) {
  await page.setExtraHTTPHeaders({ "x-form-mode": mode });
  await open(page);
  const region = section(page, content.form);
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole("status")).toHaveText(
    content.form.status.ready,
  );
  return { frame: region.locator("iframe") };
}

async function heightOf(page: Page) {
  return (await page.locator("iframe").boundingBox())?.height ?? NaN;
}

function tall(html: Element) {
  return html.scrollHeight;
}
