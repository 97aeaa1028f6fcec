import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { setTimeout } from "node:timers/promises";
import {
  embedScript,
  formPage,
  impostorPage,
  strangersPage,
  thankYouPage,
} from "./pages";

/**
 * Starts the sample form host, which stands in for the marketing-automation
 * service whose lead form the site embeds: forms on one origin, the script on
 * another. Every path is a form, or the script if it ends in `.js`, so that
 * `content/site.yaml` can name any service. It sends nothing anywhere.
 *
 * Without further ado it works: the form asks for the page's address, the script
 * answers, and iframe-resizer on both sides keeps the frame as tall as the form.
 * The header `x-form-mode` changes that for one request; several modes together
 * have spaces between them.
 *
 * What the scripts and forms of real providers do to a page:
 *
 * - `moves`     the script wraps the frame when the form asks, which loads it anew,
 *   and adds a style element, which the site's policy refuses
 * - `hides`     the script hides the frame until the form asks, and for good if the
 *   frame lacks the snippet's activation, came after the script's first scan or
 *   had asked before
 * - `late`      the script takes 6 seconds, or the milliseconds of `x-form-delay`
 * - `rewrites`  the script adds the page's query to the frame's address when the
 *   form asks, which loads it anew, and replaces the frame's class
 * - `once`      the script knows no frame that appears after its first scan
 * - `elsewhere` after Send, a third origin thanks within the frame and says nothing
 * - `redirects` after Send, the form leads the whole page to a thank-you
 * - `one-page`  the form is 1,500 px tall, and after Send a short thank-you takes
 *   its place without a request
 * - `long`      the same, but the thank-you is a page of its own
 * - `tall`      the form is 3,000 px tall
 *
 * Faults:
 *
 * - `refused`   the connection for the form is cut
 * - `framed`    the form refuses to be shown in a frame
 * - `silent`    the form works but tells the page nothing
 * - `no-script` the script is missing, as behind an ad blocker
 * - `focuses`   the form focuses its first field when it loads, and over and over
 * - `scrolls`   the form scrolls its last field into view, over and over
 * - `hostile`   the form attacks the page around it, then sets its title to
 *   "hostile done"
 *
 * @throws {Error} if a port is taken
 */
export async function startFormHost(...ports: number[]): Promise<void> {
  for (const port of ports)
    await once(createServer(answer).listen(port), "listening");
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { headers, method } = request;
  const { pathname, searchParams } = new URL(request.url ?? "", "http://host");
  const modes = String(headers["x-form-mode"] ?? "").split(" ");
  const send = (status: number, type: string, body: string) =>
    void response
      .writeHead(status, {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": "no-store",
      })
      .end(body);

  request.resume();
  const isScript = pathname.endsWith(".js");
  if (pathname.endsWith(".ico") || (isScript && modes.includes("no-script")))
    return send(404, "text/plain", "Not found");
  if (isScript) {
    if (modes.includes("late"))
      await setTimeout(Number(headers["x-form-delay"] ?? 6_000));
    return send(200, "text/javascript", embedScript(modes));
  }
  if (pathname === "/impostor") return send(200, "text/html", impostorPage());
  if (pathname === "/elsewhere") return send(200, "text/html", strangersPage());
  if (modes.includes("refused")) return void request.socket.destroy();
  if (modes.includes("framed")) response.setHeader("X-Frame-Options", "DENY");
  if (method !== "POST")
    return send(200, "text/html", formPage(modes, searchParams));
  if (!modes.includes("elsewhere"))
    return send(200, "text/html", thankYouPage(modes));
  // The same server under its other name is another origin.
  const host = headers.host?.replace("localhost", "127.0.0.1");
  response.writeHead(303, { Location: `http://${host}/elsewhere` }).end();
}
