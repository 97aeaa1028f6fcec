import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The height of the form, in modes where it is not that of its fields. Providers report decimals. */
const heights: Record<string, number> = {
  tall: 3_000,
  long: 1_500.6,
  "one-page": 1_500.6,
};

/** The names that the sample form knows for a ZIP code; at a provider, as for its other fields, there is one. */
const zipKeys = ["postal_code", "zip"];

/** The query keys of the hidden fields. What has no field of its name is dropped. */
const campaignKeys = [
  ...["source", "medium", "campaign", "term", "content"].map(
    (key) => `utm_${key}`,
  ),
  ...["gclid", "gbraid", "wbraid", "msclkid", "fbclid"],
];

const thankYou = `<h1>Thank you</h1>
      <p role="status">Thank you. This was a sample form: nothing was sent.</p>`;

/** The form as a visitor sees it, in a frame or by itself, filled in by the keys of its query. */
export function formPage(modes: string[], given: URLSearchParams): string {
  const value = (...keys: string[]) =>
    escaped(keys.map((key) => given.get(key)).find(Boolean) ?? "");
  const field = (label: string, name: string, attributes: string) =>
    `<label>${label} <input name="${name}" value="${value(name)}" ${attributes}></label>`;
  const hidden = (name: string) =>
    `<input type="hidden" name="${name}" value="${value(name)}">`;
  return pageWith({
    modes,
    title: "Sample form",
    main: `<h1>Sample form: nothing is sent.</h1>
      <form method="post">
        ${field("Name", "first_name", 'autocomplete="name" required')}
        ${field("Agency", "organization", 'autocomplete="organization"')}
        ${field("Email", "email", 'type="email" autocomplete="email" required')}
        ${field("Phone", "phone", 'type="tel" autocomplete="tel"')}
        <label>ZIP code <input name="postal_code" value="${value(...zipKeys)}"
          inputmode="numeric" autocomplete="postal-code" required
          pattern="[0-9]{5}" title="Five digits"></label>
        ${campaignKeys.map(hidden).join("\n        ")}
        <button>Send</button>
      </form>
      <template>${thankYou}</template>`,
    scripts: scriptsOf(modes),
  });
}

/** The page that follows the form. */
export function thankYouPage(modes: string[]): string {
  return pageWith({
    modes,
    title: "Thank you",
    main: thankYou,
    scripts: scriptsOf(modes),
  });
}

/** The thank-you on an origin that knows nothing of the frame around it. */
export function strangersPage(): string {
  return pageWith({ title: "Thank you", main: thankYou });
}

/** The page that the hostile form frames from a second origin, to speak in the form's name. */
export function impostorPage(): string {
  return `<!doctype html><title>Impostor</title><script>
    const id = new URLSearchParams(location.search).get("frame");
    top.postMessage("[iFrameSizer]" + id + ":2000:300:init", "*");
  </script>`;
}

/** The script of the provider: a resizer, and what acts on the page around the form. */
export function embedScript(modes: string[]): string {
  return `${resizer("iframeResizer")}
((modes) => {
${script("embed")}})(${JSON.stringify(modes)});`;
}

function scriptsOf(modes: string[]): string[] {
  if (modes.includes("hostile")) return [script("attack")];
  if (modes.includes("silent")) return [script("form")];
  return [resizer("iframeResizer.contentWindow"), script("form")];
}

function resizer(name: string): string {
  return read(require.resolve(`iframe-resizer/js/${name}.min.js`));
}

/** A script of this folder. A function turned into text would not run: tsx adds calls to it. */
function script(name: "attack" | "embed" | "form"): string {
  return read(join(__dirname, `${name}.js`));
}

function read(path: string): string {
  return readFileSync(path, "utf8");
}

interface Page {
  modes?: string[];
  title: string;
  main: string;
  scripts?: string[];
}

function pageWith({ modes = [], title, main, scripts = [] }: Page): string {
  const height = Math.max(0, ...modes.map((mode) => heights[mode] ?? 0));
  return `<!doctype html>
<html lang="en" data-modes="${escaped(modes.join(" "))}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; font: 1.0625rem/1.6 "Libre Franklin", Arial, sans-serif; --green: light-dark(#0b5741, #7ad9b0); }
      * { box-sizing: border-box; }
      body { display: grid; margin: 0; padding: 0.5rem 1.5rem 1.51rem; }
      body:has(form) { min-height: ${height}px; }
      main, form { display: grid; gap: 1rem; }
      main { grid-template-rows: auto 1fr; }
      form { align-content: space-between; }
      h1, p { margin: 0; }
      h1 { font-size: 0.9375rem; }
      label { display: grid; gap: 0.25rem; font-weight: 600; }
      input, button {
        border: 1px solid GrayText; border-radius: 0.375rem; font: inherit;
        font-weight: 400; min-height: 3rem; padding: 0.5rem 0.75rem; width: 100%;
      }
      button { background: var(--green); color: light-dark(#fff, #06251b); font-weight: 600; }
    </style>
  </head>
  <body>
    <main>
      ${main}
    </main>
    ${scripts.map((text) => `<script>${text}</script>`).join("\n    ")}
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
