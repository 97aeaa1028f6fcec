import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A running server on this machine. */
export interface LocalServer {
  /** Its address, without a closing slash. */
  url: string;
  /** Stops it at once and cuts open connections. */
  close(): Promise<void>;
}

/**
 * Serves HTTP on this machine only.
 *
 * @param port or 0 for any free one
 * @param variable the environment variable that sets the port, for the message
 * @throws {Error} one sentence that says what to do if the port is in use
 */
export async function listen(
  handler: RequestListener,
  port: number,
  variable: string,
): Promise<LocalServer> {
  const servers: Server[] = [];
  const close = async () => {
    for (const server of servers) {
      const closed = once(server.close(), "close");
      server.closeAllConnections();
      await closed;
    }
  };
  // "localhost" may mean either address, and a browser would otherwise reach
  // another program that listens at the other one only.
  for (const host of ["127.0.0.1", "::1"]) {
    const server = createServer(handler);
    try {
      await once(server.listen(port, host), "listening");
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (host === "::1" && code !== "EADDRINUSE") continue; // no IPv6 here
      await close();
      if (code !== "EADDRINUSE") throw error;
      throw new Error(
        `Port ${port} is in use. Stop what runs there, or choose another: ${variable}=${port + 100}`,
      );
    }
    servers.push(server);
    port = (server.address() as AddressInfo).port;
  }
  return { url: `http://localhost:${port}`, close };
}
