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

/** A journey: a test that runs in every browser. */
export const test = base.extend<
  { visitor: Visitor },
  { engine: Engine; content: Content; realBrowser: RealBrowser }
>({
  engine: [
    { name: "chromium", executablePath: "" },
    { option: true, scope: "worker" },
  ],
  content: [
    async ({}, use) => {
      const formHost = `http://localhost:${testPorts.form}`;
      const { content, problems } = loadContent("content", formHost);
      if (!content) throw new Error(JSON.stringify(problems, null, 2));
      await use(content);
    },
    { scope: "worker" },
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
      const visitor = new Visitor(tab, `http://localhost:${testPorts.site}`);
      await use(visitor);
      expect(await visitor.problems()).toEqual([]);
    } finally {
      await tab.close();
    }
  },
});

export { expect };
export type { Content };
