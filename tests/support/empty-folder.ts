import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs each test of the file in an empty folder of its own, for what works on the current one. Comes before the file's own `beforeEach`. */
export function useEmptyFolder(): void {
  const project = process.cwd();
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "test-"));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
}
