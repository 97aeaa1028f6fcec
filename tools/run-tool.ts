import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs a program until its work is done and its servers are closed. An error ends
 * it with its message; Ctrl-C or a request to stop ends it, its servers and the
 * commands that execa has started.
 *
 * @param main the work
 */
export function runTool(main: () => Promise<unknown>): void {
  const stop = () => process.exit(130);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, stop);
  // npm passes a signal on to its shell, which ends and passes it to nobody:
  // https://github.com/npm/cli/issues/6684
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 500).unref();

  main().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

/** Makes an empty folder that is deleted when the program ends, in whatever way. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
