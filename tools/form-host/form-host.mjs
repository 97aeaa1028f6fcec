import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { createServer } from "node:http";
import { embedScript, formPage, impostorPage, thankYouPage } from "./pages.mjs";

/** How long each mode takes to answer. */
const waits = new Map([
  ["slow", 6_000],
  ["late", 8_000],
]);

/**
 * Starts the sample form host, which stands in for the marketing-automation
 * service whose lead form the site embeds, on an origin of its own. Every path is
 * a form, or the embed script if it ends in `.js`, so that `content/site.yaml` can
 * name any service. It sends nothing anywhere.
 *
 * It can also misbehave, one request at a time, as told by the header
 * `x-form-mode` or else the query parameter `mode`:
 *
 * - `friendly`  works; the default
 * - `slow`      the form takes 6 s to answer
 * - `error`     the form answers with status 500
 * - `refused`   the connection for the form is cut
 * - `hanging`   the form never answers
 * - `silent`    the form works but never tells its height
 * - `no-script` the embed script is missing
 * - `stuck`     the embed script never answers
 * - `tall`      the form is 3000 px tall
 * - `late`      the form takes 8 s to answer
 * - `framed`    the form refuses to be shown in a frame
 * - `moved`     the form is at another address, and what it was given is lost
 * - `hostile`   the form attacks the page around it, then sets its title to
 *   "hostile done"
 * - and those of form-host-habits.mjs
 *
 * @param {object} [options]
 * @param {number} [options.port] the port, or 0 for any free one
 * @param {string} [options.siteOrigin] the only origin that may learn the form's
 *   height; any when left out
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} where it is,
 *   and a function that stops it at once, unanswered requests included
 * @throws {Error} one sentence that says what to do when the port is taken
 */
export async function startFormHost({ port = 0, siteOrigin = "*" } = {}) {
  const server = createServer(
    (request, response) => void answer(request, response, siteOrigin),
  );
  await once(server.listen(port), "listening");
  const { port: chosen } = /** @type {import("node:net").AddressInfo} */ (
    server.address()
  );
  const close = async () => {
    const closed = once(server.close(), "close");
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://localhost:${chosen}`, close };
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} siteOrigin
 */
async function answer(request, response, siteOrigin) {
  const [path = "", search] = (request.url ?? "").split("?");
  const query = new URLSearchParams(search);
  const mode = request.headers["x-form-mode"] ?? query.get("mode");

  /** @type {(status: number, type: string, body: string) => void} */
  const send = (status, type, body) =>
    void response
      .writeHead(status, {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": "no-store",
      })
      .end(body);
  const sendPage = (/** @type {string} */ page) => send(200, "text/html", page);

  request.resume();
  if (path.endsWith(".js")) {
    if (mode === "stuck") return;
    return mode === "no-script"
      ? send(404, "text/plain", "Not found")
      : send(200, "text/javascript", embedScript(mode));
  }
  if (path.endsWith(".ico")) return send(404, "text/plain", "Not found");
  if (path === "/impostor") return sendPage(impostorPage());
  if (mode === "hanging") return;
  if (mode === "refused") return request.socket.destroy();
  if (mode === "error") return send(500, "text/plain", "Out of order");
  if (mode === "moved" && search)
    return void response.writeHead(302, { Location: path }).end();
  if (mode === "framed") response.setHeader("X-Frame-Options", "DENY");
  await setTimeout(waits.get(String(mode)) ?? 0, null, { ref: false });
  const page = request.method === "POST" ? thankYouPage : formPage;
  sendPage(page({ query, mode, siteOrigin }));
}
