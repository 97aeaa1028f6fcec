import { readFileSync } from "node:fs";
import { Audit } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import alfaRules from "@siteimprove/alfa-rules";
import type { Page } from "@playwright/test";
import { unreviewed } from "./reviewed";

declare global {
  interface Window {
    ace: {
      Checker: new () => {
        check(
          node: Node,
          policies: string[],
        ): Promise<{
          results: {
            ruleId: string;
            value: [string, string];
            node: Node;
            message: string;
          }[];
        }>;
      };
    };
    HTMLCS: {
      process(
        standard: string,
        node: Node,
        done: () => void,
        failed: () => void,
      ): void;
      getMessages(): {
        type: number;
        code: string;
        element: Node;
        msg: string;
      }[];
    };
  }
}

const scripts = [
  "accessibility-checker-engine/ace.js",
  "html_codesniffer/build/HTMLCS.js",
].map((file) =>
  readFileSync(`node_modules/${file}`, "utf8")
    // HTML_CodeSniffer 2.5.1 misspells the names of its own messages.
    .replaceAll("InvalidAutoComplete", "InvalidAutocomplete"),
);

/** What IBM's checker, HTML_CodeSniffer and Alfa find on the page, and no person has looked at: a line each. Needs a context with `bypassCSP`, since the engines are scripts. */
export async function engineProblems(page: Page): Promise<string[]> {
  for (const script of scripts) await page.evaluate(script);
  await page.evaluate(() => (window.found = []));
  await page.evaluate(runCodeSniffer);
  await page.evaluate(runIbm);
  await runAlfa(page);
  return unreviewed(page);
}

async function runIbm() {
  const checker = new window.ace.Checker();
  const { results } = await checker.check(document, ["IBM_Accessibility"]);
  for (const { ruleId, value, node, message } of results) {
    // Before the form's frame has loaded, it holds an empty document.
    if (value[1] === "PASS" || node.ownerDocument !== document) continue;
    // Guesses from words, which editors may change.
    if (/^text_(sensory_misuse|block_heading)$/.test(ruleId)) continue;
    window.found.push({
      rule: `IBM ${ruleId}`,
      says: message,
      element: node instanceof Element ? node : node.parentElement,
    });
  }
}

async function runCodeSniffer() {
  await new Promise<void>((done, failed) =>
    window.HTMLCS.process("WCAG2AAA", document, done, () =>
      failed(new Error("HTML_CodeSniffer did not start")),
    ),
  );
  for (const { type, code, element, msg } of window.HTMLCS.getMessages()) {
    // Notices: the criteria that no machine can check, the same on every page.
    if (type === 3) continue;
    window.found.push({
      rule: `HTML_CodeSniffer ${code.replace(/^WCAG2AAA\.\w+\.\w+\./, "")}`,
      says: msg,
      element: element instanceof Element ? element : null,
    });
  }
}

interface AlfaNode {
  /** An XPath. */
  path(): string;
}

interface AlfaOutcome {
  outcome: string;
  target: AlfaNode | Iterable<AlfaNode>;
  rule: { uri: string };
  expectations?: unknown;
}

async function runAlfa(page: Page) {
  await page.evaluate(makeSheetsReadable);
  const handle = await page.evaluateHandle(() => document);
  const alfaPage = await Playwright.toPage(handle);
  if (![...alfaPage.document.style].some(({ rules }) => [...rules].length > 0))
    throw new Error("Alfa could not read the style sheet, so it saw no colors");
  const outcomes = await Audit.of(alfaPage, alfaRules as never).evaluate();
  const found = [...(outcomes as Iterable<unknown> as Iterable<AlfaOutcome>)]
    .filter(({ outcome }) => outcome === "failed" || outcome === "cantTell")
    .flatMap(({ target, rule, expectations }) =>
      // A document, which has a path too, would also be iterated over.
      ("path" in target ? [target] : [...target]).map((node) => ({
        rule: `Alfa ${rule.uri.replace(/.*\//, "")}`,
        says: String(JSON.stringify(expectations)).slice(0, 300),
        path: node.path(),
      })),
    );
  await page.evaluate((all) => {
    for (const { path, ...finding } of all) {
      const node = document.evaluate(path, document).iterateNext();
      const element =
        node instanceof Element ? node : (node?.parentElement ?? null);
      // Of a target at the edge of the screen or below the bar, Alfa measures the part in view.
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      const bar = document.querySelector("header");
      const edge = bar?.contains(element)
        ? 0
        : (bar?.getBoundingClientRect().bottom ?? 0);
      const cut = top < edge || bottom > innerHeight;
      if (cut && finding.rule === "Alfa sia-r111") continue;
      window.found.push({ ...finding, element });
    }
  }, found);
}

/** Alfa gives up a sheet that has a rule which it does not know: the initial values of Tailwind's properties. */
function makeSheetsReadable() {
  for (const sheet of document.styleSheets)
    for (const rule of [...sheet.cssRules]) {
      if (!(rule instanceof CSSPropertyRule)) continue;
      sheet.deleteRule([...sheet.cssRules].indexOf(rule));
      sheet.insertRule(
        `@layer initial { * { ${rule.name}: ${rule.initialValue} } }`,
      );
    }
}
