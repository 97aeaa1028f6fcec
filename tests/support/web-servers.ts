import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  mkdtempSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { loadContent } from "../../build/content";
import { redirectsForCaddy, redirectsForNginx } from "../../build/redirects";
import { findProgram } from "../../scripts/web-servers.mjs";

/** A web server with the configuration of `deploy/`, over TLS with a certificate made for it. */
export interface WebServer {
  url: string;
  /** Where it listens without TLS. */
  plainUrl: string;
  stop(): Promise<void>;
}

export const serverNames = ["nginx", "caddy"] as const;

/** The configuration of a server, with what differs from machine to machine put in. */
const configurations: Record<
  (typeof serverNames)[number],
  {
    port: number;
    plainPort: number;
    file: string;
    changes: (folder: string) => [string, string][];
    run: (file: string) => string[];
  }
> = {
  nginx: {
    port: 9243,
    plainPort: 9280,
    file: "deploy/nginx.conf",
    changes: (folder) => [
      ["/etc/ssl/site", folder],
      ["/tmp/nginx.pid", `${folder}/nginx.pid`],
      ["listen 80 default_server", "listen 9280 default_server"],
      ["listen 443 ssl default_server", "listen 9244 ssl default_server"],
      ["listen 443 ssl http2", "listen 9243 ssl http2"],
      ["example.com", "localhost:9243"],
      ["server_name localhost:9243", "server_name localhost"],
    ],
    run: (file) => [
      ...["-c", file, "-g"],
      // Whoever runs the tests may read the project; "nobody" may not.
      `daemon off;${process.getuid?.() === 0 ? " user root;" : ""}`,
    ],
  },
  caddy: {
    port: 9343,
    plainPort: 9380,
    file: "deploy/Caddyfile",
    changes: (folder) => [
      [
        "http://example.com, www.example.com {",
        "http://localhost:9380, http://127.0.0.1:9380 {",
      ],
      [
        "\nexample.com {",
        `\nhttps://localhost:9343 {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
      ],
      ["example.com", "localhost:9343"],
      [
        "{\n\tservers",
        "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers",
      ],
    ],
    run: (file) => ["run", "--config", file, "--adapter", "caddyfile"],
  },
};

/** Starts a server and waits until it answers. */
export async function startServer(
  name: (typeof serverNames)[number],
): Promise<WebServer> {
  const { port, plainPort, file, changes, run } = configurations[name];
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  publish(join(folder, "current"));
  execFileSync(
    findProgram("openssl") ?? "openssl",
    [
      ..."req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost".split(
        " ",
      ),
      ...["-addext", "subjectAltName=DNS:localhost"],
      ...["-keyout", join(folder, "privkey.pem")],
      ...["-out", join(folder, "fullchain.pem")],
    ],
    { stdio: "ignore" },
  );
  let text = readFileSync(file, "utf8").replaceAll("/srv/site", folder);
  for (const [from, to] of changes(folder)) {
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  const made = join(folder, "configuration");
  writeFileSync(made, text);
  const child = spawn(findProgram(name) ?? name, run(made), {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (data) => (errors += String(data)));
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100)
      throw new Error(`${name} does not start:\n${errors}`);
    await setTimeout(50);
  }
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true });
    },
  };
}

/** What the servers are told beside the content's own redirects. */
export const moved = { from: "/moved", to: "/privacy-policy" };

/** Puts the build where a server looks for it, with one more redirect. */
function publish(folder: string): void {
  mkdirSync(join(folder, "deploy"), { recursive: true });
  symlinkSync(resolve("public"), join(folder, "public"));
  const { site } = loadContent("content").content ?? {};
  const redirects = site?.redirects ?? [];
  for (const [file, write] of [
    ["deploy/headers.nginx.conf", redirectsForNginx],
    ["deploy/headers.caddy", redirectsForCaddy],
  ] as const) {
    const text = readFileSync(file, "utf8");
    const more = text.replace(write(redirects), () =>
      write([...redirects, moved]),
    );
    if (more === text) throw new Error(`${file} has no redirects.`);
    writeFileSync(join(folder, file), more);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => settle(true)).on("error", () => settle(false));
    socket.on("connect", () => socket.destroy());
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
