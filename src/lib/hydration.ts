/** When a part of the page hydrates. */
export interface Turn {
  comes: Promise<void>;
  begin: () => void;
  ended: Promise<void>;
  end: () => void;
}

/** The turns of the parts that are in the page, in its order. */
const waiting: Turn[] = [];

/** Makes a turn that has not begun. */
export function newTurn(): Turn {
  const { promise: comes, resolve: begin } = deferred();
  const { promise: ended, resolve: end } = deferred();
  return { comes, begin, ended, end };
}

/** Lets a part hydrate when `hydrateInTurn` comes to it. */
export function waitForTurn(turn: Turn): void {
  waiting.push(turn);
}

/**
 * Hydrates the parts one after the other, with room for taps and keys in between,
 * or all at once as soon as the visitor taps or types. Then marks the page as
 * hydrated.
 */
export async function hydrateInTurn(): Promise<void> {
  const beginAll = () => waiting.forEach(({ begin }) => begin());
  const options = { once: true, capture: true };
  for (const type of ["pointerdown", "keydown"])
    window.addEventListener(type, beginAll, options);
  for (const { begin, ended } of waiting) {
    begin();
    await ended;
    restoreFields();
    await new Promise((resolve) => setTimeout(resolve));
  }
  document.documentElement.classList.add("hydrated");
}

/**
 * Puts what was typed before React came, and the focus, into the fields that React
 * had to render anew. `src/loader.ts` keeps the old ones.
 */
function restoreFields(): void {
  const used = [...(window.fields ?? [])];
  for (const [selector, before] of used) {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field || before.isConnected) continue;
    window.fields?.set(selector, field);
    if (before.value !== before.defaultValue) {
      field.value = before.value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const isLast = selector === used.at(-1)?.[0];
    if (isLast && document.activeElement === document.body)
      field.focus({ preventScroll: true });
  }
}

// Promise.withResolvers is newer than the browsers that the site supports.
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
