// Attacks the page around the form, then sets its title to "hostile done".
(() => {
  if (parent === window) return;
  const greeting = "[iFrameSizer]";
  parent.postMessage(["iframeLoaded"], "*");

  addEventListener("message", function begin({ data, source }) {
    if (source !== parent || !String(data).startsWith(greeting)) return;
    removeEventListener("message", begin);
    const frameId = data.slice(greeting.length).split(":")[0];
    const prefix = greeting + frameId;
    const messages = [
      ...["0", "1e9", "999999"].map((height) => `${prefix}:${height}:300:init`),
      `${prefix}:${"9".repeat(1_000_000)}:300:init`,
      `${greeting}another-frame:2000:300:init`,
      `${prefix}:0:0:scrollToOffset`,
      `${prefix}:0:0:inPageLink:#pricing`,
      { height: 2000, id: frameId },
    ];
    const elsewhere = new URL("/impostor", location.href);
    const attempts = [
      ...messages.map((message) => () => parent.postMessage(message, "*")),
      () => parent.document.body.replaceChildren("Hijacked"),
      () => document.documentElement.requestFullscreen().catch(() => {}),
      () => window.open(elsewhere),
      () => alert("Hijacked"),
      () => {
        if (top) top.location = elsewhere.href;
      },
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // The browser refused it, and the next one deserves its try.
      }
    }

    // The same server under its other name is another origin.
    elsewhere.hostname =
      location.hostname === "localhost" ? "127.0.0.1" : "localhost";
    elsewhere.searchParams.set("frame", frameId);
    const impostor = document.createElement("iframe");
    impostor.src = elsewhere.href;
    impostor.addEventListener("load", () => {
      const { offsetHeight, offsetWidth } = document.documentElement;
      const size = `${offsetHeight}:${offsetWidth}`;
      parent.postMessage(`${prefix}:${size}:init`, "*");
      document.title = "hostile done";
    });
    document.body.append(impostor);
  });
})();
