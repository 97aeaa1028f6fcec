import { loadContent } from "../../pipeline/content/load-content";
import type { Content } from "../../pipeline/schema/content";
import { report } from "../../pipeline/content/problem";

const { content, problems } = loadContent("content");
if (!content) throw new Error(report(problems));

/** The content as it is when tests are declared, for those that depend on what editors have left on the page. */
export const given: Content = content;

/** Whether a section is on the page: editors may switch some of them off. */
export function isShown(part: keyof Content): boolean {
  const section: object = given[part];
  return !("shown" in section && section.shown === false);
}

/** Declares the tests of a section, unless it is switched off. A skipped test would count as failed. */
export function whileShown(part: keyof Content, declare: () => void): void {
  if (isShown(part)) declare();
}
