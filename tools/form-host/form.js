// What the form does in its page: tells the page around it its height, when asked
// and when it changes, and misbehaves as the mode says.
(() => {
  const prefix = "[iFrameSizer]";
  const page = document.documentElement;
  const { mode } = page.dataset;
  const form = document.querySelector("form");
  const fields = [...document.querySelectorAll("input")];
  let frameId = "";

  const report = (event) => {
    if (!frameId || mode === "silent") return;
    const size = `${page.offsetHeight}:${page.offsetWidth}`;
    parent.postMessage(`${prefix}${frameId}:${size}:${event}`, "*");
  };
  addEventListener("message", ({ data, source }) => {
    if (source !== parent || !String(data).startsWith(prefix)) return;
    frameId = data.slice(prefix.length).split(":")[0];
    report("init");
  });
  new ResizeObserver(() => report("resizeObserver")).observe(page);

  const habits = {
    focuses: () => fields[0]?.focus(),
    scrolls: () => fields.at(-1)?.scrollIntoView(),
  };
  let tries = 0;
  const misbehave = () => {
    habits[mode]?.();
    page.dataset.tries = tries += 1;
  };
  misbehave();
  setInterval(misbehave, 300);

  form?.addEventListener("submit", (event) => {
    if (mode !== "one-page") return;
    event.preventDefault();
    const { content } = document.querySelector("template");
    document.querySelector("main").replaceChildren(content);
  });
})();
