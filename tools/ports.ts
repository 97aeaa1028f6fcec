/** The ports of `npm start`: the site and the sample form host. */
export const devPorts = { site: 9000, form: 9001 };

/** The ports of the browser tests, so that both can run at once. */
export const testPorts = {
  site: readPort("TEST_PORT", 9100),
  form: readPort("TEST_FORM_PORT", 9101),
};

/** Reads a port from the environment. */
export function readPort(variable: string, fallback: number): number {
  const value = process.env[variable] || String(fallback);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(
      `${variable} must be a number from 1 to 65535, not "${value}".`,
    );
  return port;
}
