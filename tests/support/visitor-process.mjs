import { createHash } from "node:crypto";
import { Agent, get } from "node:https";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

// Visitors of a site, in a process of their own: again and again they load a page
// with all that its HTML names, and report to the process that has started them.

const [site = ""] = process.argv.slice(2);
const visitors = 8;
const pages = ["/", "/privacy-policy", "/no/such/page"];
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

/**
 * @typedef {{ title: string } | { failure: string }} Report which build a whole
 *   page was of, by its title, or what was wrong with one
 */

process.once("disconnect", () => process.exit());
/** @param {Report} report */
const tell = (report) => process.send?.(report, () => {});
await Promise.all(Array.from({ length: visitors }, visitAgainAndAgain));

/**
 * @param {unknown} _
 * @param {number} visitor
 */
async function visitAgainAndAgain(_, visitor) {
  for (let visit = visitor; ; visit += 1) {
    const page = pages[visit % pages.length] ?? "";
    await load(page).then(
      (title) => tell({ title }),
      (error) => tell({ failure: `${page}: ${error.message}` }),
    );
  }
}

/**
 * @param {string} page
 * @returns {Promise<string>} its title
 */
async function load(page) {
  const { status, headers, body } = await ask(page);
  const html = body.toString();
  if (status !== (page === "/no/such/page" ? 404 : 200))
    throw new Error(`status ${status}`);
  if (!html.endsWith("</html>")) throw new Error("cut off");
  const policy = String(headers["content-security-policy"]);
  for (const [, text = ""] of html.matchAll(
    /<(?:style|script)(?: data-[^>]*)?>([^]*?)<\/(?:style|script)>/g,
  ))
    if (!policy.includes(hash(text)))
      throw new Error("the security policy is of another build");
  for (const [, address = "", integrity] of html.matchAll(
    /<script src="([^"]+)" integrity="([^"]+)"/g,
  )) {
    const script = await ask(address);
    if (script.status !== 200 || hash(script.body) !== integrity)
      throw new Error(`${address}: status ${script.status}, or not as named`);
  }
  return /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
}

/**
 * Asks as a browser does: once more on a new connection when the server has
 * closed a kept one meanwhile, https://www.rfc-editor.org/rfc/rfc9112#section-9.3.1
 *
 * @param {string} path
 * @returns {Promise<{ status: number | undefined, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
function ask(path) {
  return new Promise((settle, fail) => {
    const headers = { "Accept-Encoding": "gzip" };
    const request = get(site + path, { agent, headers }, (response) => {
      buffer(response).then((sent) => {
        const { statusCode: status, headers: found } = response;
        const compressed = found["content-encoding"] === "gzip";
        settle({
          ...{ status, headers: found },
          body: compressed ? gunzipSync(sent) : sent,
        });
      }, fail);
    });
    request.setTimeout(10_000, () => request.destroy(new Error("no answer")));
    request.on("error", (error) => {
      const closed = request.reusedSocket && Object(error).code;
      if (closed === "ECONNRESET") settle(ask(path));
      else fail(error);
    });
  });
}

/** @param {string | Buffer} text */
function hash(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
