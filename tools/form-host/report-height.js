// Tells the page around the form its height, when asked and when it changes.
(() => {
  if (parent === window) return;
  const prefix = "[iFrameSizer]";
  const page = document.documentElement;
  const { siteOrigin } = document.currentScript.dataset;
  let frameId = "";

  const report = (event) => {
    if (!frameId) return;
    const size = `${page.offsetHeight}:${page.offsetWidth}`;
    parent.postMessage(`${prefix}${frameId}:${size}:${event}`, siteOrigin);
  };
  addEventListener("message", ({ data, source }) => {
    if (source !== parent || !String(data).startsWith(prefix)) return;
    frameId = data.slice(prefix.length).split(":")[0];
    report("init");
  });
  new ResizeObserver(() => report("resizeObserver")).observe(page);
})();
