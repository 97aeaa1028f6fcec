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
