import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The height of the form, in modes where it is not that of its fields. */
const heights: Record<string, number> = {
  tall: 3_000,
  long: 1_500,
  "one-page": 1_500,
};

const thankYou = `<h1>Thank you</h1>
      <p role="status">Thank you. This was a sample form: nothing was sent.</p>`;

/** The form as a visitor sees it, in a frame or by itself, with the ZIP code that it was given. */
export function formPage(mode: string, given: URLSearchParams): string {
  // Every service has a name of its own for the parameter.
  const zip = [...given.values()].find((value) => /^\d{5}$/.test(value)) ?? "";
  return pageWith(
    mode,
    "Sample form",
    `<h1>Sample form: nothing is sent.</h1>
      <form method="post">
        ${field("Name", "name", 'autocomplete="name" required')}
        ${field("Agency", "agency", 'autocomplete="organization"')}
        ${field("Email", "email", 'type="email" autocomplete="email" required')}
        ${field("Phone", "phone", 'type="tel" autocomplete="tel"')}
        ${field(
          "ZIP code",
          "zip",
          `inputmode="numeric" autocomplete="postal-code" required
          pattern="[0-9]{5}" title="Five digits" value="${zip}"`,
        )}
        <button>Send</button>
      </form>
      <template>${thankYou}</template>`,
    heights[mode],
  );
}

/** The page that follows the form. */
export function thankYouPage(mode: string): string {
  return pageWith(mode, "Thank you", thankYou);
}

/** The page that the hostile form frames from a second origin, to speak in the form's name. */
export function impostorPage(): string {
  return `<!doctype html><title>Impostor</title><script>
    const id = new URLSearchParams(location.search).get("frame");
    top.postMessage("[iFrameSizer]" + id + ":2000:300:init", "*");
  </script>`;
}

/** A script of this folder. A function turned into text would not run: tsx adds calls to it. */
export function script(name: "attack" | "embed" | "form"): string {
  return readFileSync(join(__dirname, `${name}.js`), "utf8");
}

function pageWith(
  mode: string,
  title: string,
  main: string,
  height = 0,
): string {
  return `<!doctype html>
<html lang="en" data-mode="${mode}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; font: 1.0625rem/1.6 "Libre Franklin", Arial, sans-serif; --green: light-dark(#0b5741, #7ad9b0); }
      * { box-sizing: border-box; }
      body { display: grid; margin: 0; padding: 0.5rem 1.5rem 1.5rem; }
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
    <script>${script(mode === "hostile" ? "attack" : "form")}</script>
  </body>
</html>
`;
}

function field(label: string, name: string, attributes: string): string {
  return `<label>${label} <input name="${name}" ${attributes}></label>`;
}
