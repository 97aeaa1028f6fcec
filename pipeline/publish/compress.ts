import {
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { builtFiles } from "./built-files";

/** What compresses well; pictures and fonts are compressed already. */
const text = /\.(html|js|css|json|svg|txt|md|xml|webmanifest)$/;

/** Writes a Brotli and a gzip version beside every text file of the built site, so that no host has to make them for each visitor. Those of files that are no more go. */
export async function writeCompressed(): Promise<void> {
  for (const file of builtFiles(/\.(br|gz)$/))
    if (!existsSync(file.slice(0, -".br".length))) rmSync(file);
  // In the background threads of Node, as many at a time as there are.
  await Promise.all(
    builtFiles(text)
      .filter(isNew)
      .map(async (file) => {
        const content = readFileSync(file);
        const [small, smaller] = await Promise.all([
          promisify(gzip)(content, { level: 9 }),
          smallestBrotli(content, file.endsWith(".html")),
        ]);
        writeFileSync(`${file}.gz`, small);
        writeFileSync(`${file}.br`, smaller);
      }),
  );
}

/** @param thorough whether to try how distances are written best; it differs by up to 80 bytes from page to page */
async function smallestBrotli(
  content: Buffer,
  thorough: boolean,
): Promise<Buffer> {
  const ways = thorough
    ? [0, 1, 2, 3].flatMap((bits) => [
        { bits, direct: 0 },
        { bits, direct: 8 << bits },
      ])
    : [{ bits: 0, direct: 0 }];
  const tried = await Promise.all(
    ways.map(({ bits, direct }) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_NPOSTFIX]: bits,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  );
  return tried.reduce((best, one) => (one.length < best.length ? one : best));
}

/** Whether a file was written after its compressed versions, if it has any. */
function isNew(file: string): boolean {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return !compressed || compressed.mtimeMs < statSync(file).mtimeMs;
}
