// What the form does in its page, beside iframe-resizer: asks the page around it for
// its query and keeps the answer, and misbehaves as the modes say.
(() => {
  const page = document.documentElement;
  const modes = page.dataset.modes.split(" ");
  const form = document.querySelector("form");
  const fields = [...document.querySelectorAll("input:not([type=hidden])")];

  // The resizer's own measure is whole numbers.
  window.iFrameResizer = {
    heightCalculationMethod: () => page.getBoundingClientRect().height,
  };

  const say = (...message) => {
    if (parent !== window && !modes.includes("silent"))
      parent.postMessage(message, "*");
  };
  const ask = () => {
    if (form) say("fetch-query-params", window.name);
  };
  addEventListener("message", ({ data, source }) => {
    if (source !== parent || data[0] !== "query-params") return;
    const [, query, address, referrer] = data;
    Object.assign(page.dataset, { query, address, referrer });
  });
  say("iframeLoaded");
  ask();

  /** Asks until it is answered, so that it does not matter whether script or form comes first. */
  const insist = () => {
    if (page.dataset.address === undefined) ask();
  };
  const habits = {
    focuses: () => fields[0]?.focus(),
    scrolls: () => fields.at(-1)?.scrollIntoView(),
    moves: insist,
    rewrites: insist,
  };
  let tries = 0;
  const act = () => {
    for (const mode of modes) habits[mode]?.();
    page.dataset.tries = tries += 1;
  };
  act();
  setInterval(act, 300);

  form?.addEventListener("submit", async (event) => {
    if (modes.includes("one-page")) {
      event.preventDefault();
      const { content } = document.querySelector("template");
      document.querySelector("main").replaceChildren(content);
    }
    if (modes.includes("redirects")) {
      event.preventDefault();
      await fetch(location.href, { method: "POST" });
      top.location.href = new URL("/elsewhere", location.href);
    }
  });
})();
