// Keeps what is opened under the finger when that closes or hides something above.

addEventListener("click", ({ target }) => {
  const summary = target instanceof Element && target.closest("summary");
  if (!summary) return;
  const top = () => summary.getBoundingClientRect().top;
  const before = top();
  requestAnimationFrame(() =>
    scrollBy({ top: top() - before, behavior: "instant" }),
  );
});

export {};
