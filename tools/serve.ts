import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { errorPage } from "../pipeline/publish/page-files";
import { pageAddress } from "../pipeline/site";
import { startFormHost } from "./form-host/form-host";
import { builtHeaders, builtPages, readBuilt } from "./built-headers";
import { ports } from "../pipeline/settings";

// Serves `public/` as a static host would, with the headers and redirects of the
// build, and beside it the sample form host.

const folder = "public";

// Reads the folder at each request, so that a new build needs no restart.
const serveFile = sirv(folder, { dev: true, etag: true, extensions: ["html"] });

const answer: RequestListener = (request, response) => {
  const [path = "/", ...query] = (request.url ?? "/").split("?");
  for (const [name, value] of builtHeaders(path))
    response.setHeader(name, value);
  const moved = redirectFor(path);
  const address = pageAddress(path.replace(/\/+/g, "/"));
  // Another HTML file is served under its own name only.
  if (moved || (address !== path && builtPages().includes(address))) {
    const [page = "", ...anchor] = (moved ?? address).split("#");
    const location = [[page, ...query].join("?"), ...anchor].join("#");
    return response.writeHead(301, { Location: location }).end();
  }
  const notFound = () =>
    void response
      .writeHead(404, { "Content-Type": "text/html; charset=utf-8" })
      .end(readFileSync(join(folder, "404.html")));
  if (address === errorPage) return notFound();
  return serveFile(request, response, notFound);
};

/** Where `_redirects` leads from an address, if anywhere. */
function redirectFor(path: string): string | undefined {
  const lines = readBuilt("_redirects").split("\n");
  return lines
    .map((line) => line.split(" "))
    .find(([from]) => from === path)?.[1];
}

async function serve() {
  if (!existsSync(join(folder, "index.html")))
    throw new Error("Nothing to serve: run npm run build first.");
  await startFormHost(ports.form, ports.script);
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
