import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { formPage, impostorPage, script, thankYouPage } from "./pages";

/**
 * Starts the sample form host, which stands in for the marketing-automation
 * service whose lead form the site embeds, on an origin of its own. Every path is
 * a form, or the embed script if it ends in `.js`, so that `content/site.yaml` can
 * name any service. It sends nothing anywhere.
 *
 * It can also misbehave, one request at a time, as told by the header
 * `x-form-mode`:
 *
 * - `friendly`  works; the default
 * - `error`     the form answers with status 500
 * - `refused`   the connection for the form is cut
 * - `hanging`   the form never answers
 * - `framed`    the form refuses to be shown in a frame
 * - `silent`    the form works but never tells its height
 * - `no-script` the embed script is missing
 * - `tall`      the form is 3,000 px tall
 * - `long`      the form is 1,500 px tall, its thank-you is short
 * - `one-page`  the same, but the thank-you takes the form's place without a request
 * - `focuses`   the form focuses its first field when it loads, and over and over
 * - `scrolls`   the form scrolls its last field into view, over and over
 * - `hostile`   the form attacks the page around it, then sets its title to
 *   "hostile done"
 *
 * @throws {Error} if the port is taken
 */
export async function startFormHost(port: number): Promise<void> {
  await once(createServer(answer).listen(port), "listening");
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://host");
  const mode = String(request.headers["x-form-mode"] ?? "friendly");
  const send = (status: number, type: string, body: string) =>
    void response
      .writeHead(status, {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": "no-store",
      })
      .end(body);

  request.resume();
  if (
    pathname.endsWith(".ico") ||
    (pathname.endsWith(".js") && mode === "no-script")
  )
    return send(404, "text/plain", "Not found");
  if (pathname.endsWith(".js"))
    return send(200, "text/javascript", script("embed"));
  if (pathname === "/impostor") return send(200, "text/html", impostorPage());
  if (mode === "hanging") return;
  if (mode === "refused") return void request.socket.destroy();
  if (mode === "error") return send(500, "text/plain", "Out of order");
  if (mode === "framed") response.setHeader("X-Frame-Options", "DENY");
  const page =
    request.method === "POST"
      ? thankYouPage(mode)
      : formPage(mode, searchParams);
  send(200, "text/html", page);
}
