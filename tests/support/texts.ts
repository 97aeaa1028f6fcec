import type { Page } from "@playwright/test";

/**
 * The texts in a part of the page that are seen, with the box of each line.
 *
 * @param hidden what hides a text by other means than `visibility`
 */
export function seenTexts(page: Page, root: string, hidden: string) {
  return page.locator(root).evaluateHandle((top, hidden) => {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const texts: { parent: Element; words: string; boxes: DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      const words = walker.currentNode.textContent!.trim();
      const isSeen = parent.checkVisibility({ visibilityProperty: true });
      if (!words || !isSeen || parent.closest(hidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      texts.push({ parent, words, boxes: [...range.getClientRects()] });
    }
    return texts;
  }, hidden);
}
