const form = Number(process.env["FORM_PORT"] ?? 9001);

/**
 * Where the site and the sample form host listen, which serves forms and its
 * script from an origin each; set PORT and FORM_PORT to run two at once.
 */
export const ports = {
  site: Number(process.env["PORT"] ?? 9000),
  form,
  script: Number(process.env["FORM_SCRIPT_PORT"] ?? form + 1),
};

/** The origins of the sample form host, as FORM_HOST names them: the form's and its script's. */
export const sampleFormHost = [ports.form, ports.script]
  .map((port) => `http://localhost:${port}`)
  .join(" ");

// `npm run build:demo` reads it from here. Not `import.meta`, for which
// Playwright would read this file as a module.
if (process.argv[1] === __filename) console.log(sampleFormHost);
