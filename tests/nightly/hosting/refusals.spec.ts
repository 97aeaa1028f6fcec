import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect as connectPlain } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { connect, type TLSSocket } from "node:tls";
import { request, type APIRequestContext } from "@playwright/test";
import { startCaddy, type Caddy } from "../../support/caddy";
import { get, odd, refused } from "../../support/hostile-requests";
import { expect, test } from "../../support/page";

let caddy: Caddy;
let visitor: APIRequestContext;

test.beforeAll(async () => {
  const headers = readFileSync("deploy/headers.caddy", "utf8");
  caddy = await startCaddy("public", headers);
});
test.beforeEach(async () => {
  visitor = await request.newContext({ ignoreHTTPSErrors: true });
});
// Other visitors are served, whatever was sent.
test.afterEach(async () => {
  expect((await visitor.get(caddy.url)).status()).toBe(200);
  await visitor.dispose();
});
test.afterAll(() => caddy.stop());

const port = () => Number(new URL(caddy.url).port);

function connected(): TLSSocket {
  const to = { port: port(), servername: "localhost" };
  // The server may close the connection first.
  return connect({ ...to, rejectUnauthorized: false }).on("error", () => {});
}

/** What the server answers to the bytes of a request. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connected();
  socket.write(bytes, "latin1");
  const answer: string[] = [];
  socket.on("data", (data) => answer.push(String(data)));
  await closed(socket);
  return answer.join("");
}

/** Not `once`, which throws at an error. */
function closed(socket: TLSSocket): Promise<void> {
  return new Promise((settle) => socket.once("close", () => settle()));
}

test("what is no request for a page or a file is refused, and no other file is shown", async () => {
  const wrong: string[] = [];
  for (const [what, bytes] of Object.entries(refused)) {
    const answer = await answerTo(bytes);
    // Where the request does not end, the answer may be lost with the connection.
    if (!/^(HTTP\/1\.[01] (4\d\d|501|505) |$)/.test(answer))
      wrong.push(`${what}: ${answer.split("\r\n")[0]}`);
    if (/skip_install_trust|\(redirects\)|root:x:/m.test(answer))
      wrong.push(`${what} shows a file`);
  }
  expect(wrong).toEqual([]);
});

test("an odd request gets a page or a refusal, and no server error", async () => {
  for (const bytes of odd)
    expect(await answerTo(bytes), bytes.slice(0, 100)).toMatch(
      /^HTTP\/1\.1 (200|206|30[148]|4\d\d) /,
    );
});

test("a request without TLS is refused", async () => {
  const socket = connectPlain(port());
  socket.end(get("/"));
  expect(await text(socket)).toMatch(/^HTTP\/1\.\d 400 /);
});

test("clients that send a letter at a time are disconnected, and others are served meanwhile", async () => {
  test.setTimeout(60_000);
  const slow = Array.from({ length: 100 }, connected);
  let open = slow.length;
  for (const socket of slow) socket.once("close", () => (open -= 1));
  for (const letter of get("/", "X-Slow: ".padEnd(280, "a"))) {
    for (const socket of slow) if (socket.writable) socket.write(letter);
    expect((await visitor.get(caddy.url)).status()).toBe(200);
    if (open === 0) break;
    // How slow these clients are.
    await setTimeout(500);
  }
  expect(open).toBe(0);
});

test("clients that do not read get all of it later, and others are served meanwhile", async () => {
  const pages = 100;
  const keep = get("/").replace("Connection: close\r\n", "");
  const slow = Array.from({ length: 20 }, () => {
    const socket = connected();
    socket.write(keep.repeat(pages - 1) + get("/"));
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, "secureConnect")));
  for (let visit = 0; visit < 20; visit += 1)
    expect((await visitor.get(caddy.url)).status()).toBe(200);
  for (const answer of await Promise.all(slow.map((socket) => text(socket))))
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(pages);
});
