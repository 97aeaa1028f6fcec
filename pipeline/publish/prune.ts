import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const output = "public";

/** Gatsby's files that no page loads. Pages have their styles inline. */
const unneeded =
  /^(_gatsby|~partytown|chunk-map\.json|webpack\.stats\.json|styles\.\w+\.css.*)$/;

/** Deletes the files that no page loads. */
export function prune(): void {
  for (const name of readdirSync(output))
    if (unneeded.test(name)) rmSync(join(output, name), { recursive: true });
}
