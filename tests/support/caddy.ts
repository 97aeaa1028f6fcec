import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findProgram } from "../../tools/programs";
import { freePorts } from "./free-ports";

/** A real Caddy with a certificate of its own. */
export interface Caddy {
  /** With TLS. */
  url: string;
  /** Redirects to TLS. */
  plainUrl: string;
  /** Without TLS, for a proxy. */
  proxyUrl: string;
  /** The certificate of the authority that signed its own. */
  authority(): Buffer;
  stop(): Promise<void>;
}

/**
 * @param root the files to serve
 * @param headers the text of `deploy/headers.caddy`
 * @param config the text of the Caddyfile
 */
export async function startCaddy(
  root: string,
  headers: string,
  config = readFileSync("deploy/Caddyfile", "utf8"),
): Promise<Caddy> {
  const program = findProgram("caddy");
  if (!program) throw new Error("Install caddy: https://caddyserver.com");
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  cpSync(root, join(folder, "site"), { recursive: true });
  writeFileSync(join(folder, "Caddyfile"), config);
  writeFileSync(join(folder, "headers.caddy"), headers);
  const [https, http, proxy] = await freePorts(3);
  const child = spawn(
    program,
    ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"],
    {
      env: {
        ...process.env,
        SITE_HOST: "localhost",
        SITE_ROOT: join(folder, "site"),
        HTTPS_PORT: String(https),
        HTTP_PORT: String(http),
        PROXY_PORT: String(proxy),
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const log: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    log.push(line);
    if (line.includes("serving initial configuration")) break;
  }
  if (child.exitCode !== null) throw new Error(log.join("\n"));
  // A full pipe would stop the server.
  child.stderr.resume();
  return {
    url: `https://localhost:${https}`,
    plainUrl: `http://localhost:${http}`,
    proxyUrl: `http://localhost:${proxy}`,
    authority: () =>
      readFileSync(join(folder, "caddy/pki/authorities/local/root.crt")),
    async stop() {
      child.kill();
      await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
