import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtFiles } from "../../pipeline/publish/built-files";
import { contentSecurityPolicy } from "../../pipeline/publish/security-policy";
import type { Content } from "../../pipeline/schema/content";
import { serveSite } from "../../tools/site-server";

type Change = (text: string) => string;

/**
 * Serves the build as it would be with other settings, under their policy.
 *
 * @param files how the files change, by their paths in `public/`
 */
export async function serveChanged(
  content: Content,
  files: Record<string, Change>,
) {
  const directory = mkdtempSync(join(tmpdir(), "changed-"));
  cpSync("public", directory, { recursive: true });
  const change = (file: string, how: Change) => {
    const path = join(directory, file);
    const text = how(readFileSync(path, "utf8"));
    writeFileSync(path, text);
    // The compressed versions are those of before.
    for (const kind of ["br", "gz"]) rmSync(`${path}.${kind}`, { force: true });
    return text;
  };
  for (const [file, how] of Object.entries(files)) change(file, how);
  const pages = builtFiles(/\.html$/).map(
    (path) =>
      [path, readFileSync(path.replace("public", directory), "utf8")] as const,
  );
  const policy = contentSecurityPolicy(content, pages);
  change("_headers", (text) =>
    text.replace(/(?<=Content-Security-Policy: ).*/, () => policy),
  );
  const { url, close } = await serveSite({ port: 0, directory });
  return {
    url,
    async stop() {
      await close();
      rmSync(directory, { recursive: true });
    },
  };
}
