import type { Page } from "@playwright/test";
import { expect, test } from "../../support/page";
import { fonts, loadedFonts } from "../../support/visitor-sees";

/** Pretends that the browser says this of its connection. */
function connect(page: Page, value: object) {
  return page.addInitScript((connection) => {
    Object.defineProperty(navigator, "connection", { value: connection });
  }, value);
}

/** Opens a page and returns the scripts that it asks for. */
async function scriptsOf(page: Page, path = "/") {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return scripts;
}

test("With nobody there, the scripts start in their order once the browser is idle", async ({
  page,
}) => {
  await connect(page, { effectiveType: "4g" });
  expect((await scriptsOf(page)).length).toBeGreaterThan(3);
  for (const name of ["webpack-runtime", "framework", "app"])
    await expect(page.locator(`script[src^="/${name}-"]`)).toHaveJSProperty(
      "async",
      false,
    );
});

test("Scripts and fonts come as well where the browser says nothing of the paint", async ({
  page,
}) => {
  await connect(page, { effectiveType: "4g" });
  // As Firefox, when the page opens further down.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  const scripts = await scriptsOf(page, "/#pricing");
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  await expect
    .poll(() => page.evaluate(loadedFonts))
    .toEqual(expect.arrayContaining(fonts));
});

const saveData = { saveData: true };
const signs: [string, object, (page: Page) => Promise<unknown>][] = [
  ["presses the pointer", saveData, (page) => page.mouse.click(5, 300)],
  [
    "presses a key",
    { effectiveType: "3g" },
    (page) => page.keyboard.press("Shift"),
  ],
  ["moves the focus", saveData, (page) => page.keyboard.press("Tab")],
  ["scrolls", { effectiveType: "3g" }, (page) => page.mouse.wheel(0, 300)],
];
for (const [sign, connection, give] of signs)
  test(`With ${JSON.stringify(connection)} the scripts start when the visitor ${sign}, and not before`, async ({
    page,
  }) => {
    await connect(page, connection);
    const scripts = await scriptsOf(page);
    expect(scripts).toEqual([]);
    await give(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });

test("A tap on a button that needs React is repeated once React has taken over", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  await connect(page, saveData);
  await scriptsOf(page, "/privacy-policy");
  const name = content.site.dialog.title;
  const button = page.getByRole("button", { name });
  // As in a browser in which the button does not open the dialog by itself.
  await button.evaluate((element) => element.removeAttribute("commandfor"));
  await button.click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
});

test("A ZIP code that is sent before React has taken over leads to the form with it", async ({
  page,
  content,
  guard,
}) => {
  guard.allowForm();
  let release = () => {};
  const sent = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/framework-*.js", async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto("/");
  const field = page.getByLabel(content.site.zipField.label).first();
  await field.fill("80202");
  await field.press("Enter");
  await expect(page).toHaveURL("/");
  release();
  await expect(page).toHaveURL("/#form");
  await expect(page.locator("#form iframe")).toHaveAttribute(
    "src",
    new RegExp(`[?&]${content.site.form.zipParameter}=80202`),
  );
});
