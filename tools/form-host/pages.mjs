import { readFileSync } from "node:fs";
import { habits } from "./habits.mjs";

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
  // Every service has a name of its own for the parameter.
  const zip = [...query.values()].find((value) => /^\d{5}$/.test(value));
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
        value="${escapeHtml(zip ?? "")}"`,
      )}
      <button>Send</button>
      <output data-testid="received-query">${escapeHtml(received.join("\n"))}</output>
    </form>
    <script>${habits[String(mode)]?.form ?? ""}</script>`,
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
  return `<!doctype html><title>Impostor</title>${inlineScript("impersonate")}`;
}

/**
 * The script that a site embeds next to the frame. As the real one, it makes the
 * form tell its height; unlike the real one, it leaves acting on it to the site.
 *
 * @param {FormRequest["mode"]} mode
 * @returns {string} a classic script
 */
export function embedScript(mode) {
  return source("embed") + (habits[String(mode)]?.script ?? "");
}

/**
 * @param {string} title
 * @param {string} content
 * @param {Pick<FormRequest, "mode" | "siteOrigin">} request
 */
function documentWith(title, content, { mode, siteOrigin }) {
  const script = mode === "hostile" ? "attack" : "report-height";
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
    ${/silent|wordless/.test(String(mode)) ? "" : inlineScript(script, siteOrigin)}
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
 * @param {string} name a script of this folder
 * @param {string} siteOrigin who may learn the form's height
 */
function inlineScript(name, siteOrigin = "*") {
  return `<script data-site-origin="${escapeHtml(siteOrigin)}">${source(name)}</script>`;
}

/**
 * Files, not functions turned into text: tsx adds calls to functions that
 * browsers do not have.
 *
 * @param {string} name
 */
function source(name) {
  return readFileSync(`tools/form-host/${name}.js`, "utf8");
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}
