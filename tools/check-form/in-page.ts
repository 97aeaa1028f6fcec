// This function runs in the browser, so it can use nothing else of this file.

declare global {
  interface Window {
    tellCheck(fact: Fact): Promise<void>;
  }
}

/** What the page around the form notices. */
export type Fact =
  /** A message from the form's frame; empty if it is no text. */
  | { kind: "message"; origin: string; text: string }
  /** What the security policy or Trusted Types refused. */
  | { kind: "refused"; directive: string; address: string; sample: string }
  /** The provider's script has scrolled the page. */
  | { kind: "scrolled" };

/** Tells what happens around the form. */
export function watchPage(script: string): void {
  if (window !== window.top) return;
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective: directive, blockedURI: address } = event;
    const { sample } = event;
    void window.tellCheck({ kind: "refused", directive, address, sample });
  });
  window.addEventListener("message", ({ source, origin, data }) => {
    const frame = document.querySelector<HTMLIFrameElement>("#form iframe");
    if (!frame || frame.contentWindow !== source) return;
    const text = typeof data === "string" ? data.slice(0, 200) : "";
    void window.tellCheck({ kind: "message", origin, text });
  });
  for (const [owner, name] of [
    [window, "scroll"],
    [window, "scrollBy"],
    [window, "scrollTo"],
    [Element.prototype, "scrollIntoView"],
  ] as const) {
    const original = Reflect.get(owner, name) as (...args: unknown[]) => void;
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      if (new Error().stack?.includes(script))
        void window.tellCheck({ kind: "scrolled" });
      original.apply(this, args);
    });
  }
}
