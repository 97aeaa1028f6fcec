// Anchor links and forms that lead to an anchor, each as a new entry in the
// history, so that Back returns to where the visitor was.

/** The anchor that the page scrolls to. */
let going: string | null = null;

/** Without this, the browser would add no entry when the address stays the same. */
function leaveAnchor(anchor: string | null) {
  going = anchor;
  if (anchor === location.hash)
    history.replaceState(
      history.state,
      "",
      location.pathname + location.search,
    );
}

// What comes late on the way makes the page longer, so the scroll may end a
// little beside the anchor. Farther away, the visitor has gone elsewhere.
addEventListener("scrollend", () => {
  const target =
    going && going === location.hash && document.querySelector(going);
  if (target && Math.abs(target.getBoundingClientRect().top) < innerHeight)
    target.scrollIntoView({ behavior: "instant" });
  going = null;
});

for (const type of ["wheel", "keydown", "pointerdown"])
  addEventListener(type, () => (going = null), { passive: true });

addEventListener("click", (event) => {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element && target.closest("a[href^='#']");
  if (link) leaveAnchor(link.getAttribute("href"));
});

addEventListener("submit", (event) => {
  const anchor = (event.target as Element).getAttribute("action");
  if (event.defaultPrevented || !anchor?.startsWith("#")) return;
  event.preventDefault();
  leaveAnchor(anchor);
  location.hash = anchor;
});

export {};
