import { createReadStream, existsSync } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import serveFile from "serve-handler";
import { headersFor, redirectFor } from "./headers.mjs";
import { devPorts, readPort } from "./ports.mjs";
import { listen, serveWhenMain } from "./server.mjs";

/**
 * Serves a built site on this machine as a good static host would: a page has
 * one address, without extension or closing slash, other spellings of it are
 * redirected there once, and whatever does not exist gets `404.html` with
 * status 404.
 *
 * @param {object} options
 * @param {number} options.port the port, or 0 for any free one
 * @param {string} [options.directory] the folder to serve
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the address of
 *   the home page without closing slash, and a function that stops serving
 * @throws {Error} one sentence that says what to do when there is no built site
 *   or the port is taken
 */
export async function serveSite({ port, directory = "public" }) {
  if (!existsSync(join(directory, "index.html"))) {
    throw new Error("Nothing to serve: run npm run build first");
  }
  const server = await listen(
    (request, response) => answer(request, response, directory),
    port,
    (other) => `PORT=${other} npm start`,
  );
  return { url: `http://localhost:${server.port}`, close: server.close };
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} directory
 */
async function answer(request, response, directory) {
  const notFound = () => sendNotFound(response, directory);
  const [encodedPath = "", ...query] = (request.url ?? "").split("?");
  for (const header of Object.entries(headersFor(encodedPath, directory)))
    response.setHeader(...header);
  const path = decodePath(encodedPath);
  if (path === undefined) return notFound();

  const address = redirectFor(path, directory) ?? pageAddress(path);
  if (address !== path) {
    if (!isPage(directory, address)) return notFound();
    // serve-handler redirects /a/index.html twice and loses the query, and with
    // it the campaign parameters of an advertisement.
    const location = [encodeURI(address), ...query].join("?");
    return response.writeHead(301, { Location: location }).end();
  }
  // The error page has an address too, at which it must not claim success.
  if (address === "/404") return notFound();

  if (await sendCompressed(request, response, join(directory, fileOf(path))))
    return;
  const options = { public: directory, directoryListing: false, etag: true };
  const methods = {
    lstat: (/** @type {string} */ file) => lstat(file).catch(asMissing),
    sendError: notFound,
    createReadStream: (
      /** @type {string} */ file,
      /** @type {object} */ range,
    ) =>
      // A file that a new build removes meanwhile must not end the server.
      createReadStream(file, range).on("error", () => response.destroy()),
  };
  try {
    await serveFile(request, response, options, methods);
  } catch {
    response.destroy();
  }
}

/** What the build compresses, by extension. */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "text/xml; charset=utf-8",
};

const encodings = { br: ".br", gzip: ".gz" };

/**
 * Sends the version of a file that the build has compressed.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} file
 * @returns {Promise<boolean>} whether there was one that the browser can read
 */
async function sendCompressed(request, response, file) {
  const accepted = String(request.headers["accept-encoding"]);
  for (const [encoding, extension] of Object.entries(encodings)) {
    if (!accepted.includes(encoding)) continue;
    const body = await readFile(file + extension).catch(() => undefined);
    if (!body) continue;
    const type = types[/** @type {keyof typeof types} */ (extname(file))];
    response
      .writeHead(200, {
        "Content-Encoding": encoding,
        "Content-Length": body.length,
        "Content-Type": type,
        Vary: "Accept-Encoding",
      })
      .end(request.method === "HEAD" ? undefined : body);
    return true;
  }
  return false;
}

/**
 * @param {string} encodedPath the path of a request
 * @returns {string | undefined} the path, or nothing when it cannot name a file
 */
function decodePath(encodedPath) {
  try {
    const path = decodeURIComponent(encodedPath);
    return /\0|(^|[\\/])\.\.([\\/]|$)/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path any spelling of a path
 * @returns {string} the one address under which a page at that path is served
 */
function pageAddress(path) {
  const single = `/${path}`.replace(/\/+/g, "/");
  return single.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
}

/** @param {string} address of a page or a file */
function fileOf(address) {
  if (address === "/") return "/index.html";
  return extname(address) ? address : `${address}.html`;
}

/**
 * @param {string} directory
 * @param {string} address
 */
function isPage(directory, address) {
  return existsSync(join(directory, fileOf(address)));
}

/**
 * To a visitor, a path that no file system would accept is simply not there.
 *
 * @param {Error} error
 * @returns {never}
 */
function asMissing(error) {
  throw Object.assign(error, { code: "ENOENT" });
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {string} directory
 */
async function sendNotFound(response, directory) {
  const page = await readFile(join(directory, "404.html")).catch(() => "");
  response
    .writeHead(404, { "Content-Type": "text/html; charset=utf-8" })
    .end(page || "Not found");
}

void serveWhenMain(import.meta.url, async () => {
  const site = await serveSite({ port: readPort("PORT", devPorts.site) });
  console.log(`Serving public/ at ${site.url} (Ctrl-C to stop)`);
  return site;
});
