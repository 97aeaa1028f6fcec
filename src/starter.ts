/**
 * Starts the scripts of a built page late. Gatsby's scripts wait in a
 * `<template>`, where the browser neither loads nor runs them, until the page
 * has loaded and been painted: they start at the first sign of intent, or once
 * the browser is idle, whichever comes first; to save data or on a slow
 * connection only at the first sign of intent. Until then links, anchors, the
 * menu, the answers and the bar work from HTML and CSS. A tap on a button that
 * needs React is repeated once React has taken over. The build puts this file,
 * minified, at the end of every page.
 */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

// Not a move of the pointer: browsers report one when a page appears below it.
const signs = ["pointerdown", "keydown", "focusin", "scroll"];
let loaded = document.readyState === "complete";
let wanted = false;
let started = false;
let tapped: HTMLElement | undefined;

function start() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, want);
  const waiting = document.querySelector<HTMLTemplateElement>("#scripts");
  if (waiting) document.body.append(waiting.content);
}

/** Somebody is there. */
function want() {
  wanted = true;
  if (loaded) start();
}

/** In the next task after the frame in which the page, complete, is painted. */
function afterPaint(then: () => void) {
  requestAnimationFrame(() => setTimeout(then));
}

function onLoad() {
  afterPaint(() => {
    loaded = true;
    const { connection = {} } = navigator as { connection?: Connection };
    const { saveData, effectiveType = "4g" } = connection;
    if (wanted) start();
    else if (saveData || effectiveType !== "4g") return;
    // Safari does not say when it is idle.
    else if ("requestIdleCallback" in window)
      requestIdleCallback(start, { timeout: 2_000 });
    else setTimeout(start, 200);
  });
}

for (const sign of signs) addEventListener(sign, want, { passive: true });
if (loaded) onLoad();
else addEventListener("load", onLoad);

const remember = ({ target }: Event) => {
  if (!(target instanceof Element)) return;
  tapped = target.closest<HTMLElement>("button[aria-haspopup]") ?? tapped;
};
addEventListener("click", remember);
addEventListener("hydrated", () => {
  removeEventListener("click", remember);
  tapped?.click();
});
