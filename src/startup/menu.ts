// The menu closes after the visitor has followed one of its links, and when the
// screen becomes wide enough to show them in the bar.

const close = () => document.getElementById("menu")?.hidePopover?.();

addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#menu a")) close();
});
// The breakpoint `md` of `styles/global.css`.
matchMedia("(min-width: 52rem)").addEventListener("change", close);

export {};
