import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { findProgram } from "../../tools/programs";
import type { Program, RealBrowser, Tab } from "./real-browser";

const port = 9104;
const server = `http://127.0.0.1:${port}`;
const settings = {
  // It would look for assistive technology, of which there is none here.
  NO_AT_BRIDGE: "1",
  // It takes a machine without the internet for one without a connection.
  GIO_USE_NETWORK_MONITOR: "base",
};
/** What the window has around the page, in pixels; learnt from the page. */
const around = { width: 0, height: 0 };
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Space: " ", Tab: Key.TAB };

/** Starts WebKit's own small browser, to be driven over WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebkit(program: Program): Promise<RealBrowser> {
  const child = spawn(
    findProgram("WebKitWebDriver") ?? "WebKitWebDriver",
    [`--port=${port}`],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...settings },
    },
  );
  await answers();
  return {
    open: () => openTab(program),
    async close() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** A session, which is a window of its own; a driver has one at a time. */
async function openTab({ executablePath }: Program): Promise<Tab> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: executablePath,
          args: ["--automation"],
        },
      }),
    )
    .build();
  const problems: string[] = [];

  /** WebDriver tells nothing of the console, so the page keeps a record of it. */
  const gather = async () =>
    problems.push(...(await driver.executeScript<string[]>(takeRecord)));
  const capabilities = await driver.getCapabilities();

  return {
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    async resize(width, height) {
      const window = driver.manage().window();
      await window.setRect({
        width: width + around.width,
        height: height + around.height,
      });
      const inner = await driver.executeScript<[number, number]>(
        "return [innerWidth, innerHeight]",
      );
      const difference = [width - inner[0], height - inner[1]];
      if (difference.every((each) => each === 0)) return;
      const rect = await window.getRect();
      around.height = rect.height - inner[1];
      await window.setRect({ width, height: height + around.height });
    },
    async goto(url) {
      await gather();
      await driver.get(url);
      await driver.executeScript(`(${String(record)})()`);
    },
    back: () => driver.navigate().back(),
    async evaluate<Result>(expression: string, frame?: string) {
      const script = `return ${expression}`;
      if (!frame) return driver.executeScript<Result>(script);
      const element = By.css(`iframe[src^="${frame}"]`);
      await driver.switchTo().frame(driver.findElement(element));
      try {
        return await driver.executeScript<Result>(script);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    click: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    async press(key) {
      const actions = driver.actions();
      if (key.startsWith("Shift")) actions.keyDown(Key.SHIFT);
      const name = key.replace(/^Shift\+?/, "") as keyof typeof keys | "";
      if (name) actions.sendKeys(keys[name]);
      if (key.startsWith("Shift")) actions.keyUp(Key.SHIFT);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    async problems() {
      await gather();
      return problems;
    },
    close: () => driver.quit(),
  };
}

/** Waits until the driver answers. */
async function answers() {
  const deadline = Date.now() + 10_000;
  while (!(await fetch(`${server}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error("WebKitWebDriver is silent.");
    await setTimeout(50);
  }
}

/** Runs in the page: keeps what goes wrong from now on. */
function record() {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const { error } = console;
  console.error = (...words: unknown[]) => {
    problems.push(words.map(String).join(" "));
    error(...words);
  };
  addEventListener("error", ({ message }) => problems.push(message));
  addEventListener("unhandledrejection", ({ reason }) =>
    problems.push(String(reason)),
  );
  document.addEventListener(
    "securitypolicyviolation",
    ({ violatedDirective, blockedURI }) =>
      problems.push(`${violatedDirective} refuses ${blockedURI}`),
  );
}

const takeRecord = "return (window.problems ?? []).splice(0)";
