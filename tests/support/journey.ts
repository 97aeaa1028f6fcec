import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, test as base } from "@playwright/test";
import { loadContent } from "../../pipeline/content/load-content";
import type { Content } from "../../pipeline/schema/content";
import { testPorts } from "../../tools/ports";
import { startChromium, startFirefox } from "./puppeteer-browser";
import type { Program, RealBrowser } from "./real-browser";
import { Visitor } from "./visitor";
import { startWebkit } from "./webkit-browser";

const starts = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

/** A browser that journeys are made in. */
export interface Engine extends Program {
  name: keyof typeof starts;
}

const site = `http://localhost:${testPorts.site}`;
/** Where the form is. */
export const formHost = `http://localhost:${testPorts.form}`;

interface FormHost {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A journey: a test that is made in every browser, with the form host up unless the test stops it. */
export const test = base.extend<
  { visitor: Visitor; form: FormHost },
  { engine: Engine; content: Content; realBrowser: RealBrowser }
>({
  engine: [
    { name: "chromium", executablePath: "" },
    { option: true, scope: "worker" },
  ],
  content: [
    async ({}, use) => {
      const { content, problems } = loadContent("content", formHost);
      if (!content) throw new Error(JSON.stringify(problems, null, 2));
      await use(content);
    },
    { scope: "worker" },
  ],
  form: [
    async ({}, use) => {
      const host = new SampleFormHost();
      await host.start();
      await use(host);
      await host.stop();
    },
    { auto: true },
  ],
  realBrowser: [
    async ({ engine }, use) => {
      const browser = await starts[engine.name](engine);
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  visitor: async ({ realBrowser }, use, info) => {
    const tab = await realBrowser.open();
    try {
      info.annotations.push({ type: "browser", description: tab.version });
      await tab.resize(1280, 800);
      const visitor = new Visitor(tab, site);
      await use(visitor);
      expect(await visitor.problems()).toEqual([]);
    } finally {
      await tab.close();
    }
  },
});

/** The sample form host as a program of its own, so that it can go down. */
class SampleFormHost implements FormHost {
  #process: ChildProcess | undefined;

  async start() {
    const env = { ...process.env, PORT: String(testPorts.form) };
    this.#process = spawn("node", ["tests/support/form-host.mjs"], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    while (!(await fetch(formHost).catch(() => undefined)))
      await setTimeout(50);
  }

  async stop() {
    if (this.#process?.exitCode !== null) return;
    this.#process.kill();
    await once(this.#process, "exit");
  }
}

export { expect };
export type { Content };
