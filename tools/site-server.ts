import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import sirv from "sirv";
import { pageFile } from "../pipeline/publish/page-files";
import { headersFor, redirectFor } from "./headers";
import { listen, type LocalServer } from "./server";

/** Sent as UTF-8, as static hosts do; sirv names no charset. */
const textTypes: Record<string, string> = {
  ".md": "text/markdown",
  ".txt": "text/plain",
  ".xml": "text/xml",
};

/**
 * Serves a built site as a static host would: with the build's compressed files,
 * headers and redirects, one address for each page (`/terms`, not `/terms/` or
 * `/terms.html`), and `404.html` with status 404 for anything else. It reads the
 * list of files once, so restart it after a build.
 *
 * @param options.port or 0 for any free one
 * @throws {Error} one sentence that says what to do if there is no built site or
 *   the port is in use
 */
export async function serveSite({
  port,
  directory = "public",
}: {
  port: number;
  directory?: string;
}): Promise<LocalServer> {
  if (!existsSync(pageFile("/", directory)))
    throw new Error("Nothing to serve: run npm run build first.");
  const serveFile = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const type = textTypes[extname(path)];
      if (type) response.setHeader("Content-Type", `${type}; charset=utf-8`);
    },
  });

  return listen(
    (request, response) => {
      const notFound = () => {
        const file = pageFile("/404", directory);
        response
          .writeHead(404, { "Content-Type": "text/html; charset=utf-8" })
          .end(existsSync(file) ? readFileSync(file) : "Not found");
      };
      const [path = "/", ...query] = (request.url ?? "/").split("?");
      for (const [name, value] of Object.entries(headersFor(path, directory)))
        response.setHeader(name, value);

      const address = redirectFor(path, directory) ?? pageAddress(path);
      // The error page must not claim success at its own address.
      if (address === "/404") return notFound();
      if (address === path) return serveFile(request, response, notFound);
      if (!existsSync(pageFile(address, directory))) return notFound();
      const location = [address, ...query].join("?");
      response.writeHead(301, { Location: location }).end();
    },
    port,
    "PORT",
  );
}

/** The one address of the page that any spelling of a path means. */
function pageAddress(path: string): string {
  const single = path.replace(/\/+/g, "/");
  return single.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
}
