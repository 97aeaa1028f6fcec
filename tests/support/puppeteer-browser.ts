import { userInfo } from "node:os";
import puppeteer, { type Browser } from "puppeteer-core";
import type { Program, RealBrowser, Tab } from "./real-browser";

/** Starts Chromium, to be driven over its own protocol. */
export async function startChromium(program: Program): Promise<RealBrowser> {
  return drive(await puppeteer.launch(program));
}

/** Starts Firefox, to be driven over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export async function startFirefox(program: Program): Promise<RealBrowser> {
  // It refuses to run in the home folder of somebody else, as in containers.
  const env = { ...process.env, HOME: userInfo().homedir };
  return drive(await puppeteer.launch({ ...program, browser: "firefox", env }));
}

function drive(browser: Browser): RealBrowser {
  return { open: () => openTab(browser), close: () => browser.close() };
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error")
      problems.push(`${message.text()} at ${message.location().url}`);
  });
  // Firefox reports violations of the security policy as errors of the page.
  page.on("pageerror", (error) => problems.push(String(error)));

  return {
    version: await browser.version(),
    resize: (width, height) => page.setViewport({ width, height }),
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    async evaluate<Result>(expression: string) {
      try {
        return (await page.evaluate(expression)) as Result;
      } catch (error) {
        // The page was on its way to the next one, which can be asked as well.
        if (!/context was destroyed/.test(String(error))) throw error;
        return (await page.evaluate(expression)) as Result;
      }
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    type: (text) => page.keyboard.type(text),
    problems: () => Promise.resolve(problems),
    close: () => context.close(),
  };
}
