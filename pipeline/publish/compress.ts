import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { builtFiles } from "./built-files";

/** Pictures and fonts are compressed already. */
const text = /\.(html|js|css|json|svg|txt|md|xml|webmanifest)$/;

/** Writes a Brotli and a gzip version beside every text file of the built site, for servers that send compressed files as they are. */
export async function writeCompressed(): Promise<void> {
  await Promise.all(
    builtFiles(text).map(async (file) => {
      const content = readFileSync(file);
      // Node's defaults for stored files: Brotli 11; gzip has to be told.
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
