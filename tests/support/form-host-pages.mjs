/**
 * @typedef {object} FormRequest
 * @property {URLSearchParams} query what the form was given
 * @property {string | string[] | null} mode how to misbehave, see form-host.mjs
 * @property {string} siteOrigin who may learn the form's height, or "*"
 */

/**
 * The form as a visitor sees it, in a frame or by itself. It shows what it was
 * given, so that a test can read it.
 *
 * @param {FormRequest} request
 * @returns {string} an HTML document
 */
export function formPage({ query, mode, siteOrigin }) {
  const received = [...query].map(([name, value]) => `${name}=${value}`);
  return documentWith(
    "Sample form",
    `<form method="post">
      <p>This is a sample form: nothing is sent.</p>
      ${field("Name", "name", 'autocomplete="name" required')}
      ${field("Agency", "agency", 'autocomplete="organization"')}
      ${field("Email", "email", 'type="email" autocomplete="email" required')}
      ${field("Phone", "phone", 'type="tel" autocomplete="tel"')}
      ${field(
        "ZIP code",
        "zip",
        `inputmode="numeric" autocomplete="postal-code" required
        pattern="[0-9]{5}" title="Five digits"
        value="${escapeHtml(query.get("zip") ?? "")}"`,
      )}
      <button>Send</button>
      <output data-testid="received-query">${escapeHtml(received.join("\n"))}</output>
    </form>`,
    { mode, siteOrigin },
  );
}

/**
 * What follows the form.
 *
 * @param {FormRequest} request
 * @returns {string} an HTML document
 */
export function thankYouPage({ mode, siteOrigin }) {
  return documentWith(
    "Thank you",
    `<p role="status">Thank you. This was a sample form: nothing was sent.</p>`,
    { mode, siteOrigin },
  );
}

/**
 * A page that the hostile form frames from a second origin, so that it can speak
 * to the site in the form's name. It learns the name from its own address.
 *
 * @returns {string} an HTML document
 */
export function impostorPage() {
  return `<!doctype html><title>Impostor</title>${inlineScript(impersonate)}`;
}

/**
 * The script that a site embeds next to the frame. As the real one, it makes the
 * form tell its height; unlike the real one, it leaves acting on it to the site.
 *
 * @returns {string} a classic script
 */
export function embedScript() {
  return `(${greetForms})();\n`;
}

/**
 * @param {string} title
 * @param {string} content
 * @param {Pick<FormRequest, "mode" | "siteOrigin">} request
 */
function documentWith(title, content, { mode, siteOrigin }) {
  const script = mode === "hostile" ? attack : reportHeight;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
      * { box-sizing: border-box; }
      body { display: grid; margin: 0; padding: 1.5rem; }
      body { min-height: ${mode === "tall" ? "3000px" : "0"}; }
      main, form { display: grid; gap: 1rem; }
      main { grid-template-rows: auto 1fr; }
      form { align-content: space-between; }
      h1, p { margin: 0; }
      h1 { font-size: 1.5rem; line-height: 1.25; }
      label { display: grid; gap: 0.25rem; font-weight: 600; }
      input, button {
        border: 1px solid GrayText; border-radius: 0.5rem; font: inherit;
        font-weight: 400; min-height: 3rem; padding: 0.5rem 0.75rem; width: 100%;
      }
      button { background: CanvasText; color: Canvas; font-weight: 600; }
      output { font-size: 0.875rem; overflow-wrap: anywhere; white-space: pre-line; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
    ${mode === "silent" ? "" : inlineScript(script, siteOrigin)}
  </body>
</html>
`;
}

/**
 * @param {string} label
 * @param {string} name
 * @param {string} attributes
 */
function field(label, name, attributes) {
  return `<label>${label} <input name="${name}" ${attributes}></label>`;
}

/**
 * @param {(...args: any[]) => void} script runs in the page, so it sees nothing of
 *   this file but its arguments
 * @param {...string} args
 */
function inlineScript(script, ...args) {
  const values = JSON.stringify(args).replaceAll("<", "\\u003c");
  return `<script>(${script})(...${values});</script>`;
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}

/* The functions below are sent to the browser as text. They speak the text
   protocol of iframe-resizer: "[iFrameSizer]<frame id>:<height>:<width>:<event>". */

function greetForms() {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { origin } = new URL(script.src);
  const greeted = new WeakSet();

  const greet = (/** @type {HTMLIFrameElement} */ frame) => {
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
}

/** @param {string} siteOrigin */
function reportHeight(siteOrigin) {
  if (parent === window) return;
  const prefix = "[iFrameSizer]";
  const page = document.documentElement;
  let frameId = "";

  const report = (/** @type {string} */ event) => {
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
}

function attack() {
  if (parent === window) return;
  const greeting = "[iFrameSizer]";

  addEventListener("message", function begin({ data, source }) {
    if (source !== parent || !String(data).startsWith(greeting)) return;
    removeEventListener("message", begin);
    const frameId = data.slice(greeting.length).split(":")[0];
    const prefix = greeting + frameId;
    const messages = [
      ...["0", "-5", "1e9", "1000000000", "NaN", "Infinity", "", "9e9px"].map(
        (height) => `${prefix}:${height}:300:init`,
      ),
      `${prefix}:${"9".repeat(1_000_000)}:300:init`,
      "x".repeat(1_000_000),
      `${greeting}another-frame:2000:300:init`,
      `${greeting}${frameId}-2:2000:300:init`,
      `${greeting}__proto__:2000:300:init`,
      `${prefix}:0:0:close`,
      `${prefix}:0:0:scrollToOffset`,
      `${prefix}:0:0:inPageLink:#pricing`,
      `${prefix}`,
      [`${prefix}:2000:300:init`],
      { height: 2000, id: frameId, origin: location.origin },
      2000,
      null,
      new ArrayBuffer(8),
    ];
    const elsewhere = new URL("/widget/impostor", location.href);
    const attempts = [
      ...messages.map((message) => () => parent.postMessage(message, "*")),
      ...messages.map((message) => () => top?.postMessage(message, "*")),
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
}

function impersonate() {
  const frameId = new URLSearchParams(location.search).get("frame");
  top?.postMessage(`[iFrameSizer]${frameId}:2000:300:init`, "*");
}
