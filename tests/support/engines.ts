import { readFileSync } from "node:fs";
import { Audit } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import alfaRules from "@siteimprove/alfa-rules";
import type { Page } from "@playwright/test";

/** The engines that check a page for WCAG 2.2, each with all of its rules. */
export type Engine = "axe" | "IBM" | "HTML_CodeSniffer" | "Alfa";

/** What an engine is not content with. */
export interface Finding {
  engine: Engine;
  /** The engine's own name of the rule. */
  rule: string;
  verdict: "fails" | "needs review";
  says: string;
  /** Where it is: a path of elements, from the nearest id. */
  where: string;
  /** Places in the list of what is reviewed that explain it. */
  explained: number[];
}

/** What a person has looked at and found right. */
export interface Reviewed {
  engine: Engine;
  verdict: Finding["verdict"];
  /** The engine's own name of the rule. */
  rule: string;
  /** A selector of the elements that this is about. */
  where: string;
  because: string;
  /** It depends on words that editors choose, so it may be absent. */
  wordsDecide?: true;
}

/** A finding as the page holds it; Alfa knows only the element's path. */
interface Found extends Omit<Finding, "where" | "explained"> {
  element: Element | null;
}

declare global {
  interface Window {
    found: Found[];
    axe: typeof import("axe-core");
    ace: { Checker: new () => IbmChecker };
    HTMLCS: CodeSniffer;
  }
}

interface IbmChecker {
  check(
    node: Node,
    policies: string[],
  ): Promise<{
    results: {
      ruleId: string;
      reasonId: string;
      value: [string, string];
      node: Node;
      message: string;
    }[];
  }>;
}

interface CodeSniffer {
  process(
    standard: string,
    node: Node,
    done: () => void,
    failed: () => void,
  ): void;
  getMessages(): { type: number; code: string; element: Node; msg: string }[];
}

const modules = "node_modules";
const scripts = [
  `${modules}/axe-core/axe.min.js`,
  `${modules}/accessibility-checker-engine/ace.js`,
  `${modules}/html_codesniffer/build/HTMLCS.js`,
].map((file) =>
  readFileSync(file, "utf8")
    // HTML_CodeSniffer 2.5.1 misspells the names of its own messages.
    .replaceAll("InvalidAutoComplete", "InvalidAutocomplete"),
);

/** The engines' rules about colours. */
const aboutColours = /contrast|^link-in-text-block$|^1_4_[36]\.|^sia-r6[69]$/;

/**
 * Lets the engines look at the page as it is. Needs a context with `bypassCSP`,
 * since they come as scripts and Alfa reads a style sheet that it can parse.
 *
 * @param page in the state that is to be checked, with its timers stopped
 * @param reviewed what is known already
 * @param about `colours` asks only rules about them, for when nothing but the
 *   theme is new; `all but colours` is for when they are the visitor's own
 */
export async function inspect(
  page: Page,
  reviewed: readonly Reviewed[],
  about: "all" | "colours" | "all but colours" = "all",
): Promise<Finding[]> {
  if (!(await page.evaluate(() => "HTMLCS" in window)))
    for (const script of scripts) await page.evaluate(script);
  await page.evaluate(() => (window.found = []));
  const only = about === "colours" ? aboutColours : null;
  await page.evaluate(runAxe, only);
  await page.evaluate(runCodeSniffer, only);
  // Alfa takes the longest, and sees each theme on one of the screens.
  if (!only) await page.evaluate(runIbm);
  if (!only) await runAlfa(page);
  const findings = await page.evaluate(explain, [...reviewed]);
  return about === "all but colours"
    ? findings.filter(({ rule }) => !aboutColours.test(rule))
    : findings;
}

async function runAxe(only: RegExp | null) {
  const values = window.axe
    .getRules()
    .map(({ ruleId }) => ruleId)
    .filter((rule) => !only || only.test(rule));
  const { violations, incomplete } = await window.axe.run(document, {
    // By name, since axe has some switched off.
    runOnly: { type: "rule", values },
    // What is in the form's frame is not ours.
    iframes: false,
    elementRef: true,
    resultTypes: ["violations", "incomplete"],
  });
  for (const [verdict, results] of [
    ["fails", violations],
    ["needs review", incomplete],
  ] as const) {
    for (const { id: rule, nodes } of results) {
      for (const { element = null, any, all, none } of nodes) {
        const says = [...any, ...all, ...none].map(({ message }) => message);
        window.found.push({
          ...{ engine: "axe", rule, verdict, says: says.join("; ") },
          element: element as Element | null,
        });
      }
    }
  }
}

async function runIbm() {
  const checker = new window.ace.Checker();
  const { results } = await checker.check(document, ["IBM_Accessibility"]);
  for (const { ruleId, value, node, message } of results) {
    // Before the form's frame has loaded, it holds an empty document.
    if (value[1] === "PASS" || node.ownerDocument !== document) continue;
    window.found.push({
      engine: "IBM",
      rule: ruleId,
      verdict: value[1] === "FAIL" ? "fails" : "needs review",
      says: message,
      element: node instanceof Element ? node : node.parentElement,
    });
  }
}

async function runCodeSniffer(only: RegExp | null) {
  await new Promise<void>((done, failed) =>
    window.HTMLCS.process("WCAG2AAA", document, done, () =>
      failed(new Error("HTML_CodeSniffer did not start")),
    ),
  );
  for (const { type, code, element, msg } of window.HTMLCS.getMessages()) {
    const rule = code.replace(/^WCAG2AAA\.\w+\.\w+\./, "");
    if (only && !only.test(rule)) continue;
    window.found.push({
      ...{ engine: "HTML_CodeSniffer", rule },
      // Warnings, and notices of what no machine can tell, ask for a person.
      verdict: type === 1 ? "fails" : "needs review",
      says: msg,
      element: element instanceof Element ? element : null,
    });
  }
}

async function runAlfa(page: Page) {
  await page.evaluate(makeSheetsReadable);
  const handle = await page.evaluateHandle(() => document);
  const alfaPage = await Playwright.toPage(handle);
  const { style } = alfaPage.document;
  if (![...style].some(({ rules }) => [...rules].length > 0))
    throw new Error(
      "Alfa could not read the style sheet, so it saw no colours.",
    );
  const outcomes = await Audit.of(alfaPage, alfaRules as never).evaluate();
  const found: { rule: string; fails: boolean; says: string; path: string }[] =
    [];
  for (const outcome of outcomes) {
    const kind = outcome.outcome as string;
    if (kind !== "failed" && kind !== "cantTell") continue;
    const { target, rule, expectations } = outcome as never as AlfaOutcome;
    // A document, which has a path too, would also be iterated over.
    const targets = isNode(target) ? [target] : [...target];
    for (const one of targets) {
      found.push({
        rule: rule.uri.replace(/.*\//, ""),
        fails: kind === "failed",
        says: String(JSON.stringify(expectations)).slice(0, 300),
        path: one.path(),
      });
    }
  }
  await page.evaluate((all) => {
    for (const { rule, fails, says, path } of all) {
      const node = document.evaluate(path, document).iterateNext();
      window.found.push({
        ...{ engine: "Alfa", rule, says },
        verdict: fails ? "fails" : "needs review",
        element: node instanceof Element ? node : (node?.parentElement ?? null),
      });
    }
  }, found);
}

interface AlfaNode {
  /** An XPath. */
  path(): string;
}

interface AlfaOutcome {
  target: AlfaNode | Iterable<AlfaNode>;
  rule: { uri: string };
  expectations?: unknown;
}

function isNode(target: AlfaOutcome["target"]): target is AlfaNode {
  return "path" in target;
}

/** Alfa gives up a sheet that has a rule which it does not know: the initial values of Tailwind's properties. */
export function makeSheetsReadable() {
  for (const sheet of document.styleSheets) {
    [...sheet.cssRules].forEach((rule) => {
      if (!(rule instanceof CSSPropertyRule)) return;
      sheet.deleteRule([...sheet.cssRules].indexOf(rule));
      sheet.insertRule(
        `@layer initial { * { ${rule.name}: ${rule.initialValue} } }`,
      );
    });
  }
}

/** Says where each finding is and what explains it. */
function explain(reviewed: readonly Reviewed[]): Finding[] {
  const pathOf = (element: Element): string => {
    const { id, localName, parentElement, classList } = element;
    if (id) return `#${id}`;
    const name = `${localName}${[...classList]
      .slice(0, 2)
      .map((one) => `.${one}`)
      .join("")}`;
    return parentElement ? `${pathOf(parentElement)} > ${name}` : name;
  };
  return window.found.map(({ element, ...finding }) => {
    const at = element ?? document.documentElement;
    const explained = [...reviewed.keys()].filter((index) => {
      const { engine, verdict, rule, where } = reviewed[index]!;
      return (
        engine === finding.engine &&
        verdict === finding.verdict &&
        rule === finding.rule &&
        at.matches(where)
      );
    });
    return { ...finding, where: pathOf(at), explained };
  });
}
