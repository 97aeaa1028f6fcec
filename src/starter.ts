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
// Not a move of the pointer: browsers report one when a page appears below it.
const signs = ["pointerdown", "keydown", "focusin", "scroll"];
let painted = false;
let wanted = false;
let tapped: HTMLElement | undefined;

/** Puts the scripts into the page, and on `window` what they look for there. A second time, none are waiting any more. */
function start() {
  const waiting = document.querySelector<HTMLTemplateElement>("#scripts");
  if (!waiting) return;
  Object.assign(window, JSON.parse(waiting.dataset["globals"] ?? ""));
  waiting.replaceWith(waiting.content);
}

for (const sign of signs)
  addEventListener(sign, () => {
    wanted = true;
    if (painted) start();
  });

function ready() {
  painted = true;
  const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
  if (wanted) start();
  else if (saveData || effectiveType !== "4g") return;
  // Safari does not say when it is idle.
  else if (!window.requestIdleCallback) setTimeout(start, 200);
  else requestIdleCallback(start, { timeout: 2_000 });
}

addEventListener("load", () => {
  new PerformanceObserver(ready).observe({ type: "paint", buffered: true });
  // Firefox says nothing of the paint of a page that opens further down.
  setTimeout(ready, 1_000);
});

addEventListener("click", ({ target }) => {
  if (target instanceof Element)
    tapped = target.closest<HTMLElement>("button[aria-haspopup]") ?? tapped;
});
// The site's policy lets no form be sent; the ZIP code's button is a link.
addEventListener("submit", (event) => {
  const link = (event.target as Element).querySelector("a");
  if (link) event.preventDefault();
  tapped = link ?? tapped;
  // Should React not come, the link leads to the form without the ZIP code.
  setTimeout(() => document.querySelector(".hydrated") ?? link?.click(), 4_000);
});
addEventListener("hydrated", () => tapped?.click());
