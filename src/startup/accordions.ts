// Keeps a question under the finger when opening it closes the one above.

addEventListener("click", ({ target }) => {
  const question =
    target instanceof Element && target.closest("details[name] > summary");
  if (!question) return;
  const top = () => question.getBoundingClientRect().top;
  const before = top();
  requestAnimationFrame(() =>
    scrollBy({ top: top() - before, behavior: "instant" }),
  );
});

export {};
