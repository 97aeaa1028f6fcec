// During `npm run dev` only: shows mistakes in the content over the page until
// they are fixed. Asks for them, because browsers open few lasting connections
// to one host, and Gatsby needs two for each tab.

const box = document.createElement("pre");
box.setAttribute("role", "alert");
box.popover = "manual";
box.style.cssText =
  "inset: auto 0 0; width: auto; max-height: 50vh; overflow: auto; padding: 1rem; white-space: pre-wrap; background: #7f1d1d; color: #fff";
document.body.append(box);

setInterval(async () => {
  // No answer while the server starts again.
  const answer = await fetch("/___content").catch(() => undefined);
  const mistakes = await answer?.text();
  if (!answer?.ok || mistakes === box.textContent) return;
  box.textContent = mistakes ?? "";
  box.togglePopover(mistakes !== "");
}, 1_000);

export {};
