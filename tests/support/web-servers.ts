import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { loadContent } from "../../pipeline/content/load-content";
import {
  redirectsForCaddy,
  redirectsForNginx,
} from "../../pipeline/publish/redirects";
import { findProgram } from "../../tools/programs";

/** A web server with the configuration of `deploy/`, which serves a build as `deploy/publish.sh` has published it. */
export interface WebServer {
  url: string;
  port: number;
  /** Where it listens without TLS, if it also does with it. */
  plainUrl: string;
  /** Of what has the server's files in it: `/srv/site`. */
  folder: string;
  pid: number;
  /** Publishes a build that is in the folder. */
  publish(build: string): Promise<void>;
  stop(): Promise<void>;
}

export const serverNames = ["nginx", "caddy", "container"] as const;

interface Configuration {
  files: string[];
  /** What differs from machine to machine. */
  changes: [from: string, to: string][];
  run: string[];
  reload: string[];
}

const isRoot = process.getuid?.() === 0;

const configurations: Record<
  (typeof serverNames)[number],
  (folder: string, port: number, plainPort: number) => Configuration
> = {
  nginx: (folder, port, plainPort) => ({
    files: ["nginx.conf", "nginx-http.conf", "nginx-pages.conf"],
    changes: [
      ["/etc/ssl/site", folder],
      ["/tmp/nginx.pid", `${folder}/nginx.pid`],
      ["listen 80 default_server", `listen ${plainPort} default_server`],
      ["        listen 443 ssl default_server;\n", ""],
      ["listen 443 ssl http2", `listen ${port} ssl http2`],
      ["server_name example.com", "server_name localhost"],
      ["example.com", `localhost:${port}`],
    ],
    run: ["nginx", "-c", `${folder}/nginx.conf`, "-g", "daemon off;"],
    reload: ["nginx", "-c", `${folder}/nginx.conf`, "-s", "reload"],
  }),
  // As a container runtime does: no rights, and only /tmp to write to.
  container: (folder, port) => ({
    files: ["nginx-container.conf", "nginx-http.conf", "nginx-pages.conf"],
    changes: [
      ["/tmp/", `${folder}/tmp/`],
      ["listen 8080", `listen ${port}`],
    ],
    run: [
      ...(isRoot
        ? [
            ...["unshare", "--mount", "sh", "-c"],
            `mount --bind ${folder}/tmp ${folder}/tmp && mount -o remount,bind,ro / && exec setpriv --reuid=101 --regid=101 --clear-groups --no-new-privs --bounding-set=-all "$@"`,
            "sh",
          ]
        : []),
      ...["nginx", "-c", `${folder}/nginx-container.conf`],
      ...["-g", "daemon off;"],
    ],
    reload: ["nginx", "-c", `${folder}/nginx-container.conf`, "-s", "reload"],
  }),
  caddy: (folder, port, plainPort) => ({
    files: ["Caddyfile"],
    changes: [
      [
        "http://example.com, www.example.com {",
        `http://localhost:${plainPort}, http://127.0.0.1:${plainPort} {`,
      ],
      [
        "\nexample.com {",
        `\nhttps://localhost:${port} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
      ],
      ["example.com", `localhost:${port}`],
      [
        "{\n\tservers",
        `{\n\tadmin unix/${folder}/admin.sock\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers`,
      ],
    ],
    run: [
      ...["caddy", "run", "--config", `${folder}/Caddyfile`],
      ...["--adapter", "caddyfile"],
    ],
    reload: [
      ...["caddy", "reload", "--config", `${folder}/Caddyfile`],
      ...["--adapter", "caddyfile", "--address", `unix/${folder}/admin.sock`],
    ],
  }),
};

/** Starts a server with the site in `public/` and waits until it answers. */
export async function startServer(
  name: (typeof serverNames)[number],
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  // Whom the server runs as may read it.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "tmp"));
  chmodSync(join(folder, "tmp"), 0o777);
  const port = await freePort();
  const plainPort = await freePort();
  const { files, changes, run, reload } = configurations[name](
    folder,
    port,
    plainPort,
  );
  const program = (command: string[]) =>
    [findProgram(command[0] ?? "") ?? "", ...command.slice(1)] as const;
  const publish = async (build: string, ...how: readonly string[]) => {
    await promisify(execFile)("deploy/publish.sh", [
      join(folder, build),
      ...how,
    ]);
  };
  const build = join(folder, "build");
  cpSync("public", join(build, "public"), { recursive: true });
  cpSync("deploy", join(build, "deploy"), { recursive: true });
  addRedirect(build);
  await publish("build", "true");
  makeCertificate(folder);
  configure(folder, files, changes);

  const [file, ...parameters] = program(run);
  const child = spawn(file, parameters, {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (data) => (errors += String(data)));
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 200)
      throw new Error(`${name} does not start:\n${errors}`);
    await setTimeout(50);
  }
  return {
    url: `${name === "container" ? "http" : "https"}://localhost:${port}`,
    port,
    plainUrl: `http://localhost:${plainPort}`,
    folder,
    pid: child.pid ?? 0,
    publish: (newBuild) => publish(newBuild, ...program(reload)),
    stop: async () => {
      if (child.exitCode === null && child.kill("SIGTERM"))
        await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

function configure(
  folder: string,
  files: string[],
  changes: Configuration["changes"],
): void {
  const texts = new Map(
    files.map((file) => [file, readFileSync(join("deploy", file), "utf8")]),
  );
  for (const [from, to] of changes) {
    if (![...texts.values()].some((text) => text.includes(from)))
      throw new Error(`No "${from}" in ${files.join(", ")}.`);
    for (const [file, text] of texts)
      texts.set(file, text.replaceAll(from, to));
  }
  for (const [file, text] of texts)
    writeFileSync(join(folder, file), text.replaceAll("/srv/site", folder));
}

function makeCertificate(folder: string): void {
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
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** What the servers are told beside the content's own redirects. */
export const moved = { from: "/moved", to: "/privacy-policy" };

/** Gives a build one more redirect. */
function addRedirect(folder: string): void {
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
