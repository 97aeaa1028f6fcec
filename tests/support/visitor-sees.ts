/* What runs in the browser to see the page as a visitor does: nothing in here uses anything from outside of its function. */

/** The texts that can be read on the page as it is. */
export function readableTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = (textContent ?? "").replace(/\s+/g, " ").trim();
    const shown = { visibilityProperty: true, opacityProperty: true };
    if (text && parentElement?.checkVisibility(shown)) texts.push(text);
  }
  return texts;
}

/** What is in the visitor's way at the top of the page. */
export function obstacles(): string[] {
  window.scrollTo({ top: 0, behavior: "instant" });
  const found: string[] = [];
  for (const icon of document.querySelectorAll("header svg, summary svg"))
    if (icon.getBoundingClientRect().width > 64)
      found.push("an icon is as large as a picture");
  const heading = document.querySelector("h1");
  const { left, top, bottom } = (
    heading ?? document.body
  ).getBoundingClientRect();
  for (const y of [top + 12, bottom - 12])
    if (!heading?.contains(document.elementFromPoint(left + 12, y)))
      found.push("something lies on the heading");
  return found;
}

/** The site's fonts, by name. */
export const fonts = ["Besley", "Libre Franklin"];

/** The fonts that text is set in by now, by name, fallbacks included. */
export function loadedFonts(): string[] {
  return [...document.fonts]
    .filter(({ status }) => status === "loaded")
    .map(({ family }) => family.replaceAll('"', ""))
    .sort();
}

interface Watched {
  shift: number;
}

/** Adds up what moves without the visitor's doing, and puts the time limits of requests under the clock of the test, which rules over timers only. */
export function watch(): void {
  const watched = window as unknown as Watched;
  watched.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      // A longer message above the form's frame makes the frame shorter.
      const moved = sources.some(
        ({ node }) =>
          !(node instanceof Element && node.matches("iframe, [role=status]")) &&
          !node?.parentElement?.closest("[role=status]"),
      );
      if (!hadRecentInput && moved) watched.shift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  AbortSignal.timeout = (milliseconds) => {
    const limit = new AbortController();
    const late = new DOMException("Too late", "TimeoutError");
    setTimeout(() => limit.abort(late), milliseconds);
    return limit.signal;
  };
}

/** What `watch` has added up, of scores as in https://wicg.github.io/layout-instability/; without JavaScript it does not run. */
export function shiftOf(): number {
  return (window as unknown as Partial<Watched>).shift ?? 0;
}

/** Goes back to what had been added up before. */
export function forgetShifts(before: number): void {
  (window as unknown as Watched).shift = before;
}

/** Waits for a moment in which the page has nothing else to do. */
export async function whenIdle(): Promise<boolean> {
  const { scheduler } = globalThis as unknown as {
    scheduler?: { postTask(task: () => void, options: object): Promise<void> };
  };
  const runs = matchMedia("(scripting: enabled)").matches;
  if (runs) await scheduler?.postTask(() => {}, { priority: "background" });
  return true;
}

/** Makes the browser one from before `<dialog>`, popovers and buttons that command them. */
export function forgetDialogs(): void {
  const forget = (prototype: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(prototype, name);
  };
  forget(HTMLDialogElement.prototype, "open", "show", "showModal", "close");
  forget(HTMLElement.prototype, "popover", "showPopover", "hidePopover");
  forget(HTMLButtonElement.prototype, "commandForElement");
  const { matches } = Element.prototype;
  Element.prototype.matches = function (selectors: string) {
    if (/:popover-open|:modal/.test(selectors))
      throw new SyntaxError(selectors);
    return matches.call(this, selectors);
  };
}

/** Makes the browser refuse all storage, as some do on request. */
export function forbidStorage(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
}
