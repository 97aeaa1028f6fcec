import { existsSync, readFileSync } from "node:fs";
import { execa } from "execa";
import { testPorts } from "./ports";

/** The form host of a build for the tests. */
export const testFormHost = `http://localhost:${testPorts.form}`;

/**
 * Builds the site from nothing, as `npm run build` does. Not through npm, which
 * leaves Gatsby running when it is stopped.
 *
 * @param env such as FORM_HOST
 * @param cwd the project's folder
 * @throws {Error} if the build fails, after Gatsby's own message
 */
export async function buildSite(
  env: Record<string, string> = {},
  cwd = ".",
): Promise<void> {
  for (const command of ["clean", "build"])
    await execa("gatsby", [command], {
      cwd,
      env: { GATSBY_TELEMETRY_DISABLED: "1", ...env },
      preferLocal: true,
      stdio: ["ignore", "inherit", "inherit"],
    });
}

/** Builds the site for the sample form host unless `public/` is such a build. */
export async function ensureTestBuild(): Promise<void> {
  const page = "public/index.html";
  if (existsSync(page) && readFileSync(page, "utf8").includes(testFormHost))
    return;
  await buildSite({ FORM_HOST: testFormHost });
}
