/** Kept once the page has been firstPaint for the first time. */
export const firstPaint = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  // Firefox says nothing of the paint of a page that opens further down.
  setTimeout(resolve, 1_000);
});
