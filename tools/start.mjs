import { once } from "node:events";
import { startFormHost } from "../tests/support/form-host.mjs";
import { ensureInstalled } from "./install.mjs";
import { devPorts, readPort } from "./ports.mjs";
import { interruptSignal, run } from "./run.mjs";
import { listen } from "./server.mjs";

const interrupted = interruptSignal();

try {
  await start();
} catch (error) {
  if (!interrupted.aborted) {
    console.error(Object(error).message);
    process.exitCode = 1;
  }
}

async function start() {
  const port = readPort("PORT", devPorts.site);
  const formPort = readPort("FORM_PORT", devPorts.form);
  if (port === formPort) {
    throw new Error("PORT and FORM_PORT must differ.");
  }
  await assertFree(port, "PORT");
  await assertFree(formPort, "FORM_PORT");
  await ensureInstalled({ signal: interrupted });

  const code = await run("npm run --silent build", {
    env: {
      FORM_HOST: `http://localhost:${formPort}`,
      GATSBY_TELEMETRY_DISABLED: "1",
    },
    signal: interrupted,
  });
  if (code !== 0) {
    process.exitCode = code;
    return;
  }

  // Not at the top: it needs a package that has only now been installed.
  const { serveSite } = await import("./serve.mjs");
  const site = await serveSite({ port });
  const formHost = await startFormHost({ port: formPort });
  console.log(
    [
      "The finished site is running, with a sample form that sends nothing.",
      `Site: ${site.url}   Sample form host: ${formHost.origin}`,
      "Stop both with Ctrl-C.",
    ].join("\n"),
  );
  if (!interrupted.aborted) await once(interrupted, "abort");
  await Promise.all([site.close(), formHost.close()]);
}

/**
 * Tells of a taken port before the build, which takes its time.
 *
 * @param {number} port
 * @param {string} variable
 */
async function assertFree(port, variable) {
  const retry = (/** @type {number} */ other) =>
    `${variable}=${other} npm start`;
  const server = await listen(() => {}, port, retry);
  await server.close();
}
