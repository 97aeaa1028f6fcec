import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const output = "public";

/** Gatsby's files that no visitor needs. Pages have their styles inline. */
const unneeded =
  /^(_gatsby|~partytown|chunk-map\.json|webpack\.stats\.json|styles\.\w+\.css.*)$/;

/** Deletes from the built site what no visitor needs. */
export function prune(): void {
  for (const name of readdirSync(output))
    if (unneeded.test(name)) rmSync(join(output, name), { recursive: true });
}
