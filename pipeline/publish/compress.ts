import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { builtFiles } from "./built-files";

/** Text files; images and fonts are already compressed. */
const text = /\.(html|js|css|json|svg|txt|md|xml|webmanifest)$/;

/** Writes a Brotli and a gzip version beside every text file, for servers that send precompressed files. */
export async function writeCompressed(): Promise<void> {
  await Promise.all(
    builtFiles(text).map(async (file) => {
      const content = readFileSync(file);
      // Brotli's default is already its highest level; gzip's is not.
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
