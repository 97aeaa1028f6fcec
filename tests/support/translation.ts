/** What a translation makes of a text: recognizable, or in letters that are written from right to left. */
export type Language = "marked" | "Arabic";

/** A text as the marked translation has it. */
export const translated = (text: string): string => `«${text}»`;

/**
 * Does to the page what a translator does, and goes on doing it to what comes
 * later. The marked translation is made as Google's: each text is taken out of
 * the document and another one put in its place, inside two `<font>` elements.
 * The Arabic one is made as Firefox's, which changes texts in place. Runs in
 * the browser, so it uses nothing from outside.
 */
export function translatePage(language: Language): void {
  const inPlace = language === "Arabic";
  const page = document.documentElement;
  page.lang = inPlace ? "ar" : "en-x-mark";
  page.dir = inPlace ? "rtl" : "ltr";

  const letters = "مرحبابكمفيموقعنا";
  // Arabic writes a letter for each consonant.
  const inArabic = (text: string) =>
    text
      .replace(/\B[aeiou]/g, "")
      .replace(/\p{L}/gu, (_, at: number) => letters[at % 16] ?? "");

  const left = "script, style, template, textarea, font, [translate=no]";
  const translateText = (text: Text) => {
    if (!/\p{L}/u.test(text.data) || text.parentElement?.closest(left)) return;
    if (inPlace) {
      if (/[a-z]/i.test(text.data)) text.data = inArabic(text.data);
      return;
    }
    const [outer, inner] = ["font", "font"].map((name) =>
      document.createElement(name),
    ) as [HTMLElement, HTMLElement];
    inner.style.verticalAlign = outer.style.verticalAlign = "inherit";
    inner.append(text.data.replace(/\S(?:.*\S)?/s, "«$&»"));
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === "childList" ? [...addedNodes] : [target]).forEach(translateAll);
  }).observe(document.body, {
    characterData: true,
    childList: true,
    subtree: true,
  });
}
