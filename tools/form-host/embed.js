// Asks each form on the page for its height, in iframe-resizer's text protocol:
// "[iFrameSizer]<frame id>:<height>:<width>:<event>".
(() => {
  const { origin } = new URL(document.currentScript.src);
  const greeted = new WeakSet();

  const greet = (frame) => {
    if (new URL(frame.src, location.href).origin !== origin) return;
    const id = frame.id || `inline-${frame.dataset["formId"]}`;
    const settings = "8:false:false:32:true:true:null:bodyOffset";
    // To any origin: a frame that has not arrived yet is still on the site's.
    frame.contentWindow?.postMessage(`[iFrameSizer]${id}:${settings}`, "*");
  };
  const greetAll = () => {
    for (const frame of document.querySelectorAll("iframe")) {
      if (!frame.dataset["formId"]) continue;
      if (greeted.has(frame)) continue;
      greeted.add(frame);
      frame.addEventListener("load", () => greet(frame));
      greet(frame);
    }
  };
  greetAll();
  new MutationObserver(greetAll).observe(document, {
    childList: true,
    subtree: true,
  });
})();
