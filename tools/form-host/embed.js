// What a provider's script does to the page, after iframe-resizer and in a function
// that gets the `modes`: gives each form its height, and answers a form that asks
// about the page.

const does = (mode) => modes.includes(mode);
const hidden = {
  opacity: "0",
  visibility: "hidden",
  position: "absolute",
  left: "-9999px",
  pointerEvents: "none",
};
const shown = Object.fromEntries(Object.keys(hidden).map((key) => [key, ""]));

const forms = () => [...document.querySelectorAll("iframe[data-form-id]")];
const known = new WeakSet();
/** The frames of the first scan, which are shown again when their form asks. */
const first = new WeakSet(forms());

const resize = (frame) =>
  // The script does not know the origins of its forms, which have hosts of their own.
  window.iFrameResize({ checkOrigin: false }, frame);

const scan = () => {
  for (const frame of forms().filter((form) => !known.has(form))) {
    known.add(frame);
    if (does("hides")) Object.assign(frame.style, hidden);
    // The resizer removes a frame that leaves its place.
    if (!does("moves")) resize(frame);
  }
};

/** Wraps the frame, which loads it anew. */
const move = (frame) => {
  const box = document.createElement("div");
  box.id = `${frame.id}-div`;
  const wrapper = document.createElement("div");
  wrapper.id = `${frame.id}-wrapper`;
  box.append(wrapper);
  frame.parentNode.append(box);
  wrapper.append(frame);
  resize(frame);
};

/** Changes the frame's address, which loads it anew. */
const rewrite = (frame) => {
  const address = new URL(frame.src);
  for (const [key, value] of new URLSearchParams(location.search))
    address.searchParams.append(key, value);
  frame.className = "provider-frame";
  frame.src = address.href;
};

const moved = (frame) => frame.parentNode.id === `${frame.id}-wrapper`;
const rewritten = (frame) => frame.className === "provider-frame";

const answer = (frame) => {
  if (!frame?.dataset.layout) return;
  if (does("moves") && !moved(frame)) return move(frame);
  if (does("rewrites") && !rewritten(frame)) return rewrite(frame);
  if (first.has(frame) && frame.dataset.activationType === "alwaysActivated")
    Object.assign(frame.style, shown);
  const query = location.search.slice(1);
  const about = [query, location.href, document.referrer, frame.id];
  frame.contentWindow.postMessage(["query-params", ...about], "*");
};

if (does("moves")) {
  const style = document.createElement("style");
  style.textContent = ".provider-frame { border: 0; }";
  document.head.append(style);
}
if (!does("once") || !window.formsScanned) scan();
window.formsScanned = true;
// The one place for a listener, so that a second copy of this script takes over.
window.onmessage = ({ data, source }) => {
  const [kind] = Array.isArray(data) ? data : [];
  if (kind === "iframeLoaded" && !does("once")) scan();
  if (kind === "fetch-query-params")
    answer(forms().find(({ contentWindow }) => contentWindow === source));
};
