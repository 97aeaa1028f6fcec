import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findProgram } from "../../tools/programs";
import { freePorts } from "./free-ports";

/** A real Caddy with `deploy/Caddyfile` and a certificate of its own. */
export interface Caddy {
  /** With TLS. */
  url: string;
  /** Redirects to TLS. */
  plainUrl: string;
  /** Without TLS, for a proxy. */
  proxyUrl: string;
  stop(): Promise<void>;
}

/**
 * @param root the files to serve
 * @param headers the text of `deploy/headers.caddy`
 */
export async function startCaddy(
  root: string,
  headers: string,
): Promise<Caddy> {
  const program = findProgram("caddy");
  if (!program) throw new Error("Install caddy: https://caddyserver.com");
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  cpSync(root, join(folder, "site"), { recursive: true });
  cpSync("deploy/Caddyfile", join(folder, "Caddyfile"));
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
    async stop() {
      child.kill();
      await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
