/** Where the site and the sample form host listen; set PORT and FORM_PORT to run two at once. */
export const ports = {
  site: Number(process.env["PORT"] ?? 9000),
  form: Number(process.env["FORM_PORT"] ?? 9001),
};
