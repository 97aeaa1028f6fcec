import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities, Key } from "selenium-webdriver";
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
const keys = {
  ...{ Enter: Key.ENTER, Escape: Key.ESCAPE, Shift: Key.SHIFT },
  ...{ Space: " ", Tab: Key.TAB },
};

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
  while (!(await fetch(`${server}/status`).catch(() => undefined)))
    await setTimeout(50);
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
  const window = driver.manage().window();
  const capabilities = await driver.getCapabilities();
  const problems: string[] = [];

  /** WebDriver reports nothing of the console, so the page keeps a record of it. */
  const collect = async () =>
    problems.push(...(await driver.executeScript<string[]>(takeRecord)));

  return {
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    async resize(width, height) {
      await window.setRect({ width, height });
      // The window's own bar takes some of the height.
      const inner = await driver.executeScript<number>("return innerHeight");
      await window.setRect({ width, height: 2 * height - inner });
    },
    async goto(url) {
      await collect();
      await driver.get(url);
      await driver.executeScript(`(${String(record)})()`);
    },
    back: () => driver.navigate().back(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async problems() {
      await collect();
      return problems;
    },
    close: () => driver.quit(),
  };
}

/** Runs in the page: keeps what goes wrong from now on. */
function record() {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const keep = (problem: unknown) => problems.push(String(problem));
  console.error = (...words: unknown[]) => keep(words.join(" "));
  addEventListener("error", ({ message }) => keep(message));
  addEventListener("unhandledrejection", ({ reason }) => keep(reason));
  document.addEventListener("securitypolicyviolation", (violation) =>
    keep(`${violation.violatedDirective} refuses ${violation.blockedURI}`),
  );
}

const takeRecord = "return (window.problems ?? []).splice(0)";
