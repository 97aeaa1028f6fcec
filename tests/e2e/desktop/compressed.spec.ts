import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { builtFiles } from "../../../pipeline/publish/built-files";
import { expect, test } from "../../support/page";

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
