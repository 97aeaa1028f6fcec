import { once } from "node:events";
import { readFileSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { builtFiles } from "../../../pipeline/publish/built-files";
import { expect, test } from "../../support/page";
import { serverNames, startServer } from "../../support/web-servers";

test("every text file has its Brotli and its gzip version beside it, and no other file has", () => {
  const found = builtFiles(/./).map((path) => path.replaceAll("\\", "/"));
  const texts = found.filter((path) =>
    /\.(html|js|css|json|svg|txt|md|xml|webmanifest)$/.test(path),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(found.filter((path) => /\.(br|gz)$/.test(path)).sort()).toEqual(
    texts.flatMap((path) => [`${path}.br`, `${path}.gz`]).sort(),
  );
  for (const path of texts) {
    const text = readFileSync(path);
    const brotli = brotliDecompressSync(readFileSync(`${path}.br`));
    const gzip = gunzipSync(readFileSync(`${path}.gz`));
    expect(brotli.equals(text) && gzip.equals(text), path).toBe(true);
  }
});

for (const name of serverNames)
  test(`text is sent as the build has compressed it, with the configuration for ${name}`, async () => {
    const server = await startServer(name);

    // Playwright's own requests are unpacked.
    const { get } = server.url.startsWith("https") ? https : http;
    const options = {
      headers: { "Accept-Encoding": "gzip" },
      rejectUnauthorized: false,
    };
    const [response] = (await once(get(server.url, options), "response")) as [
      IncomingMessage,
    ];
    expect(response.headers["content-encoding"]).toBe("gzip");
    const body = await buffer(response);
    expect(body.equals(readFileSync("public/index.html.gz"))).toBe(true);
    await server.stop();
  });
