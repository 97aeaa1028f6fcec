import { once } from "node:events";
import { realpathSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { interruptSignal } from "./run.mjs";

// Not every interface: no firewall prompt and nothing shown to the network.
// Both addresses, since "localhost" may mean either and another program that
// holds just one of them would otherwise go unnoticed.
const loopback = ["127.0.0.1", "::1"];
const noIpv6 = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/**
 * Serves HTTP on this machine only.
 *
 * @param {import("node:http").RequestListener} handler answers the requests
 * @param {number} port the port, or 0 for any free one
 * @param {(port: number) => string} retry the command to suggest, given another
 *   port, when this one is taken
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} the port that
 *   was given, and a function that stops at once, open connections included
 * @throws {Error} one sentence that says what to do when the port is in use;
 *   any other failure to listen as Node reports it
 */
export async function listen(handler, port, retry) {
  /** @type {import("node:http").Server[]} */
  const servers = [];

  async function close() {
    const closed = servers.map((server) => once(server, "close"));
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await Promise.all(closed);
  }

  for (const host of loopback) {
    const server = createServer(handler);
    try {
      await once(server.listen(port, host), "listening");
    } catch (error) {
      const code = Object(error).code;
      if (servers.length > 0 && noIpv6.includes(code)) continue;
      await close();
      if (code !== "EADDRINUSE") throw error;
      throw new Error(
        `Port ${port} is in use. Stop what runs there, ` +
          `or choose another: ${retry(port + 100)}`,
      );
    }
    servers.push(server);
    port = Object(server.address()).port;
  }
  return { port, close };
}

/**
 * Runs a server until Ctrl-C or a request to stop when its file was started as a
 * program; does nothing when the file was imported. An error ends the program
 * with its message, without a stack trace, and exit code 1.
 *
 * @param {string} moduleUrl `import.meta.url` of the calling file
 * @param {() => Promise<{ close: () => Promise<void> }>} start starts the server
 *   and prints where it is
 * @returns {Promise<void>} when the server has stopped
 */
export async function serveWhenMain(moduleUrl, start) {
  const program = process.argv[1];
  if (!program || realpathSync(program) !== fileURLToPath(moduleUrl)) return;
  const interrupted = interruptSignal();
  try {
    const server = await start();
    if (!interrupted.aborted) await once(interrupted, "abort");
    await server.close();
  } catch (error) {
    console.error(Object(error).message);
    process.exitCode = 1;
  }
}
