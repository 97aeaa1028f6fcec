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
