import { execa } from "execa";

/** Starts `gatsby develop`, as `npm run dev` does, on a copy of the project. */
export function startDevelop(folder: string, port: number) {
  return execa("gatsby", ["develop", "--port", String(port)], {
    cwd: folder,
    env: { GATSBY_TELEMETRY_DISABLED: "1" },
    preferLocal: true,
    reject: false,
    all: true,
    stdin: "ignore",
  });
}
