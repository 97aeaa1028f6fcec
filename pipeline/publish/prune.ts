import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const output = "public";

/** What Gatsby leaves in the built site, and no visitor needs. The styles are in the pages. */
const unneeded =
  /^(_gatsby|~partytown|chunk-map\.json|webpack\.stats\.json|styles\.\w+\.css.*)$/;

/** Takes out of the built site what no visitor needs. */
export function prune(): void {
  for (const name of readdirSync(output))
    if (unneeded.test(name)) rmSync(join(output, name), { recursive: true });
}
