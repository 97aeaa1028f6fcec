// Keeps what is opened under the finger when that closes or hides something above.

addEventListener("click", ({ target }) => {
  const summary = target instanceof Element && target.closest("summary");
  if (!summary) return;
  const top = () => summary.getBoundingClientRect().top;
  const before = top();
  const place = before + scrollY;
  requestAnimationFrame(() => {
    // Otherwise it moves because the page scrolls, which must not be cut short.
    if (top() + scrollY === place) return;
    scrollBy({ top: top() - before, behavior: "instant" });
    // Pressed on the way to it.
    summary.scrollIntoView({ block: "nearest", behavior: "instant" });
  });
});

export {};
