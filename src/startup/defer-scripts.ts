import "./late-fonts";
import { firstPaint } from "./first-paint";

/**
 * Starts the scripts of a built page late. Gatsby's scripts wait in a
 * `<template>`, where the browser neither loads nor runs them, until the page
 * has loaded and been firstPaint: they start at the first sign of intent, or once
 * the browser is idle, whichever comes first; to save data or on a slow
 * connection only at a sign. Until then links, anchors, the menu, the answers
 * and the bar work from HTML and CSS. A tap on a button that needs React is
 * repeated once React has taken over. The build puts this at the end of a page.
 */
let tapped: HTMLElement | undefined;

/** Puts the scripts into the page, and on `window` what they look for there. A second time, none are waiting any more. */
function start() {
  const waiting = document.querySelector<HTMLTemplateElement>("#scripts");
  if (!waiting) return;
  Object.assign(window, JSON.parse(waiting.dataset["globals"] ?? ""));
  // In their order: else the largest, the last to arrive, would run them all.
  for (const script of waiting.content.querySelectorAll("script"))
    script.async = false;
  waiting.replaceWith(waiting.content);
}

const intent = new Promise((resolve) => {
  // Not a move of the pointer: browsers report one when a page appears below it.
  for (const sign of ["pointerdown", "keydown", "focusin", "scroll"])
    addEventListener(sign, resolve);
});

async function ready() {
  void intent.then(start);
  const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
  if (saveData || effectiveType !== "4g") return;
  // The sections that are out of sight come first; see `global.css`.
  const last = document.querySelector("main > section:last-of-type");
  await last?.getAnimations()[0]?.finished.catch(() => {});
  // Safari does not say when it is idle.
  if (!window.requestIdleCallback) start();
  else requestIdleCallback(start, { timeout: 2_000 });
}

addEventListener("load", () => void firstPaint.then(ready));

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
