/** Resolves at the first paint of the page. */
export const firstPaint = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  // Firefox does not report the paint of a page that opens scrolled down.
  setTimeout(resolve, 1_000);
});
