/* Stands in for what jsdom lacks of <dialog> and popovers: the methods, the
   events that follow them in a later task, Escape, and the button that toggles.
   Focus and the backdrop need a browser and are tested in one. */

const openPopovers = new WeakSet<Element>();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException("Already open", "InvalidStateError");
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  },
});

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    if (openPopovers.has(this)) return;
    openPopovers.add(this);
    tellToggle(this, "closed", "open");
  },
  hidePopover(this: HTMLElement) {
    if (!openPopovers.delete(this)) return;
    tellToggle(this, "open", "closed");
  },
});

function tellToggle(popover: Element, oldState: string, newState: string) {
  const event = Object.assign(new Event("toggle"), { oldState, newState });
  queueMicrotask(() => popover.dispatchEvent(event));
}

const { matches } = Element.prototype;
Element.prototype.matches = function (selectors: string) {
  return selectors === ":popover-open"
    ? openPopovers.has(this)
    : matches.call(this, selectors);
};

window.addEventListener("click", ({ target, defaultPrevented }) => {
  const button = (target as Element).closest("button[popovertarget]");
  if (!button || defaultPrevented) return;
  const id = button.getAttribute("popovertarget") ?? "";
  const popover = document.getElementById(id);
  if (popover?.matches(":popover-open")) popover.hidePopover();
  else popover?.showPopover();
});

window.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.getAttribute("method") !== "dialog") return;
  event.preventDefault();
  form.closest("dialog")?.close();
});

window.addEventListener("keydown", ({ key, defaultPrevented }) => {
  if (key !== "Escape" || defaultPrevented) return;
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
});

/** Runs something as in a browser from before popovers. */
export function withoutPopovers(run: () => void): void {
  const { matches } = Element.prototype;
  const { showPopover, hidePopover } = HTMLElement.prototype;
  const absent = { showPopover: undefined, hidePopover: undefined };
  Object.assign(HTMLElement.prototype, absent);
  Element.prototype.matches = function (selectors: string) {
    if (selectors.includes("popover")) throw new SyntaxError(selectors);
    return matches.call(this, selectors);
  };
  try {
    run();
  } finally {
    Element.prototype.matches = matches;
    Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  }
}
