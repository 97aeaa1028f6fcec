// These functions run in the browser, so they can use nothing else of this file.

/** Makes everything load that waits for the visitor to come near, except the form. */
export function loadEverything(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    readonly tell: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      this.tell = callback;
    }

    override observe(target: Element): void {
      if (target.closest("#form, dialog")) return;
      const entry = { target, isIntersecting: true, intersectionRatio: 1 };
      queueMicrotask(() =>
        this.tell([entry as IntersectionObserverEntry], this),
      );
    }
  };
}

/** Waits until the page has not changed for half a second. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 500);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    }).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

/** Reads the words on the screen, then those that are read aloud, then links to other sites. */
export function readWords(element: HTMLElement | SVGElement): string {
  const labels = ["aria-label", "alt", "title"].flatMap((name) =>
    [...element.querySelectorAll(`[${name}]:not([${name}=""])`)].map(
      (labelled) => `Read aloud: ${labelled.getAttribute(name)}`,
    ),
  );
  const links = [...element.querySelectorAll("a")]
    .filter((link) => link.origin !== location.origin)
    .map((link) => `“${link.textContent}” leads to ${link.href}`);
  const words = (element as HTMLElement).innerText;
  return [words, ...new Set([...labels, ...links])].join("\n");
}

/** Shows one section alone, so that its picture depends on nothing else. */
export function isolate(element: Element): void {
  for (const hidden of document.querySelectorAll("[data-set-aside]"))
    hidden.removeAttribute("data-set-aside");
  for (
    let kept = element;
    kept.parentElement && kept !== document.body;
    kept = kept.parentElement
  )
    for (const sibling of kept.parentElement.children)
      if (sibling !== kept) sibling.setAttribute("data-set-aside", "");
}
