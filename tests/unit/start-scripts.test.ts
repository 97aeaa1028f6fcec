/** @jest-environment node */
import { withWaitingScripts } from "../../build/start-scripts";

const scripts =
  '<script id="gatsby-script-loader">a()</script><script src="/b.js" async></script>';
const page = (end: string) => `<html><body><p>Text</p>${end}</body></html>`;

test("scripts wait in a template, with the starter after it", () => {
  expect(withWaitingScripts(page(scripts), "start()")).toBe(
    page(
      `<template id="scripts">${scripts}</template><script>start()</script>`,
    ),
  );
});

test("a page of an earlier build gets the present starter, and one only", () => {
  const earlier = withWaitingScripts(page(scripts), "old()");
  expect(withWaitingScripts(earlier, "start()")).toBe(
    withWaitingScripts(page(scripts), "start()"),
  );
});

test("a page whose scripts are elsewhere ends the build", () => {
  expect(() => withWaitingScripts(page(""), "start()")).toThrow(
    "A page has no scripts where Gatsby used to put them.",
  );
});
