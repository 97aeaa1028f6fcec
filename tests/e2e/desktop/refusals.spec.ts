import { once } from "node:events";
import { connect as connectPlain } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { connect, type TLSSocket } from "node:tls";
import { request } from "@playwright/test";
import { expect, test } from "../../support/page";
import { get, odd, refused } from "../../support/hostile-requests";
import {
  serverNames,
  startServer,
  type WebServer,
} from "../../support/web-servers";

for (const name of serverNames.filter((each) => each !== "container"))
  test.describe(`With the configuration for ${name}`, () => {
    test.describe.configure({ mode: "serial" });
    let server: WebServer;

    test.beforeAll(async () => {
      server = await startServer(name);
    });
    // A visitor is served whatever the others have done.
    test.afterEach(async () => {
      const visitor = await request.newContext({ ignoreHTTPSErrors: true });
      expect((await visitor.get(server.url)).status()).toBe(200);
      await visitor.dispose();
    });
    test.afterAll(() => server.stop());

    function connected(): TLSSocket {
      const to = { port: server.port, servername: "localhost" };
      // The server may go away before all is said.
      return connect({ ...to, rejectUnauthorized: false }).on(
        "error",
        () => {},
      );
    }

    /** What the server says to the bytes of a request. */
    async function answerTo(bytes: string): Promise<string> {
      const socket = connected();
      socket.write(bytes, "latin1");
      const answer: string[] = [];
      socket.on("data", (data) => answer.push(String(data)));
      await closed(socket);
      return answer.join("");
    }

    test("whatever is no request for a page or a file is refused, and no other file is shown", async () => {
      const wrong: string[] = [];
      for (const [what, bytes] of Object.entries(refused)) {
        const answer = await answerTo(bytes);
        // Where the request does not end, the answer may be lost with the connection.
        if (!/^(HTTP\/1\.[01] (4\d\d|501|505) |$)/.test(answer))
          wrong.push(`${what}: ${answer.split("\r\n")[0]}`);
        if (/PRIVATE KEY|^\.\/static\/|root:x:/m.test(answer))
          wrong.push(`${what} shows a file`);
      }
      expect(wrong).toEqual([]);
    });

    test("an odd request gets a page or a refusal, and no fault of the server", async () => {
      for (const bytes of odd)
        expect(await answerTo(bytes), bytes.slice(0, 100)).toMatch(
          /^HTTP\/1\.1 (200|206|30[148]|4\d\d) /,
        );
    });

    test("who does not speak TLS is told so", async () => {
      const socket = connectPlain(server.port);
      socket.end(get("/"));
      expect(await text(socket)).toMatch(/^HTTP\/1\.\d 400 /);
    });

    test("who sends a request a letter at a time does not keep others away, and is sent away", async () => {
      test.setTimeout(60_000);
      const slow = Array.from({ length: 100 }, connected);
      const gone = Promise.all(slow.map(closed));
      let all = false;
      void gone.then(() => (all = true));
      const visitor = await request.newContext({ ignoreHTTPSErrors: true });
      for (const letter of get(
        "/",
        "X-Slow: yes, and without an end".repeat(9),
      )) {
        for (const socket of slow) if (socket.writable) socket.write(letter);
        expect((await visitor.get(server.url)).status()).toBe(200);
        if (all) break;
        await setTimeout(500);
      }
      await visitor.dispose();
      await gone;
    });

    test("who does not read what he has asked for does not keep others away, and gets all of it later", async () => {
      const pages = 100;
      const slow = Array.from({ length: 20 }, () => {
        const socket = connected();
        const keep = get("/").replace("Connection: close\r\n", "");
        socket.write(keep.repeat(pages - 1) + get("/"));
        return socket;
      });
      await Promise.all(slow.map((socket) => once(socket, "secureConnect")));
      const visitor = await request.newContext({ ignoreHTTPSErrors: true });
      for (let visit = 0; visit < 20; visit += 1)
        expect((await visitor.get(server.url)).status()).toBe(200);
      await visitor.dispose();
      for (const answer of await Promise.all(
        slow.map((socket) => text(socket)),
      ))
        expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(pages);
    });
  });

/** However it ends: some say good-bye, some do not. */
function closed(socket: TLSSocket): Promise<void> {
  return new Promise((settle) => socket.once("close", () => settle()));
}
