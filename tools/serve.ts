import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { startFormHost } from "./form-host/form-host.mjs";
import { ports } from "./ports";

// Serves `public/` as a static host would, with the headers and redirects of the
// build, and beside it the sample form host.

const folder = "public";

// Reads the folder at each request, so that a new build needs no restart.
const serveFile = sirv(folder, { dev: true, etag: true, extensions: ["html"] });

const answer: RequestListener = (request, response) => {
  const [path = "/", ...query] = (request.url ?? "/").split("?");
  for (const [name, value] of headersFor(path)) response.setHeader(name, value);
  const address = redirectFor(path) ?? pageAddress(path);
  const notFound = () =>
    void response
      .writeHead(404, { "Content-Type": "text/html; charset=utf-8" })
      .end(readFileSync(join(folder, "404.html")));
  if (address === path && path !== "/404")
    return serveFile(request, response, notFound);
  const isPage = address === "/" || existsSync(`${join(folder, address)}.html`);
  if (address === "/404" || !isPage) return notFound();
  const location = [address, ...query].join("?");
  return response.writeHead(301, { Location: location }).end();
};

/** The one address of the page that any spelling of a path means: `/terms` for `/terms/` and `/terms.html`. */
function pageAddress(path: string): string {
  const single = path.replace(/\/+/g, "/");
  return single.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
}

/** The headers that the rules in `_headers` give an address; a later rule wins. */
function headersFor(path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of read("_headers").split("\n\n")) {
    const [pattern = "", ...headers] = rule.split("\n");
    const applies = pattern.endsWith("*")
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    for (const header of applies ? headers : []) {
      const [name = "", ...value] = header.trim().split(": ");
      found.set(name.toLowerCase(), value.join(": "));
    }
  }
  return found;
}

/** Where `_redirects` leads from an address, if anywhere. */
function redirectFor(path: string): string | undefined {
  const lines = read("_redirects").split("\n");
  return lines
    .map((line) => line.split(" "))
    .find(([from]) => from === path)?.[1];
}

function read(name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "";
}

async function serve() {
  if (!existsSync(join(folder, "index.html")))
    throw new Error("Nothing to serve: run npm run build first.");
  await startFormHost({ port: ports.form });
  const server = createServer(answer).listen(ports.site);
  await once(server, "listening");
  console.log(
    `The finished site: http://localhost:${ports.site}   A sample form, which sends nothing: http://localhost:${ports.form}   Ctrl-C stops both.`,
  );
}

serve().catch(({ message }: Error) => {
  console.error(message);
  process.exit(1);
});
