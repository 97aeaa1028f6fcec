/**
 * Looks for lines of running text with more than 80 characters (WCAG 1.4.8).
 * Runs in the browser, so it uses nothing from outside.
 */
export function longLines(): string[] {
  const found: string[] = [];
  for (const block of document.querySelectorAll("p, li, dd, td, blockquote")) {
    if (!block.checkVisibility({ visibilityProperty: true })) continue;
    if (block.querySelector("p, li, dd, td, div")) continue;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, string>();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/\S+\s*/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.trimEnd().length);
        const { bottom } = range.getBoundingClientRect();
        const line = Math.round(bottom / 8);
        lines.set(line, (lines.get(line) ?? "") + word);
      }
    }
    for (const line of lines.values())
      if (line.trim().length > 80) found.push(`${line.trim().length}: ${line}`);
  }
  return found;
}
