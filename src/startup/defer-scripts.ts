import "./attribution";
import "./controls";
import "./late-fonts";
import { firstPaint } from "./first-paint";

/**
 * Defers the scripts of a built page. The build puts this script at the end of
 * the page and Gatsby's scripts into a `<template>`, where the browser neither
 * loads nor runs them. After the load event and the first paint, they start at
 * the first input or when the browser is idle; with data saving or on a slow
 * connection, only at the first input. Until then links, the menu, the FAQ and
 * the top bar work from HTML and CSS alone.
 */

/** Sets the globals that the scripts need and inserts the scripts. Does nothing when called again. */
function start() {
  const waiting = document.querySelector<HTMLTemplateElement>("#scripts");
  if (!waiting) return;
  Object.assign(window, JSON.parse(waiting.dataset["globals"] ?? ""));
  // Runs them in order, each in its own task. With async, they would all run when the largest arrives.
  for (const script of waiting.content.querySelectorAll("script"))
    script.async = false;
  waiting.replaceWith(waiting.content);
}

const intent = new Promise((resolve) => {
  // Not "pointermove": browsers also fire it when a page appears under the pointer.
  for (const sign of ["pointerdown", "keydown", "focusin", "scroll"])
    addEventListener(sign, resolve);
});

function ready() {
  void intent.then(start);
  const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
  if (saveData || effectiveType !== "4g") return;
  // Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) start();
  else requestIdleCallback(start, { timeout: 2_000 });
}

addEventListener("load", () => void firstPaint.then(ready));
