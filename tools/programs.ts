import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execa } from "execa";

/** The path of a program, if it is installed. */
export function findProgram(name: string): string | undefined {
  // The system's folders are not in everybody's PATH.
  const path = [process.env["PATH"], "/usr/sbin", "/usr/local/sbin"];
  return path
    .join(delimiter)
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
}

/** The path of Firefox, if it is installed. */
export function findFirefox(): string | undefined {
  return findProgram("firefox-esr") ?? findProgram("firefox");
}

/** The path of WebKit's own small browser, if it is installed. */
export function findMiniBrowser(): string | undefined {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return undefined;
  // Debian keeps it in a folder named after the processor.
  return readdirSync(libraries)
    .map((folder) => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);
}

/** What `npm run test:all` needs of the system besides a browser: how to find what each of Debian's packages brings. */
const packages: Record<string, () => string | undefined> = {
  caddy: () => findProgram("caddy"),
  "default-jre-headless": () => findProgram("java"),
  "firefox-esr": findFirefox,
  openssl: () => findProgram("openssl"),
  "poppler-utils": () => findProgram("pdftotext"),
  "webkit2gtk-driver": () =>
    findProgram("WebKitWebDriver") && findMiniBrowser(),
  xauth: () => findProgram("xauth"),
  xvfb: () => findProgram("Xvfb"),
};

/**
 * Installs the programs that `npm run test:all` needs, where it can.
 *
 * @throws {Error} one sentence that names those that are missing
 */
export async function ensurePrograms(): Promise<void> {
  const missing = () =>
    Object.keys(packages).filter((name) => !packages[name]?.());
  if (missing().length > 0) await aptInstall(missing());
  if (missing().length > 0)
    throw new Error(
      `npm run test:all needs these programs, here by the names of Debian's packages: ${missing().join(", ")}. Install them and try again.`,
    );
}

/** Installs packages on Debian, if we may; fails silently after apt's own message. */
export async function aptInstall(names: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  const options = {
    // RUNLEVEL: do not start what is installed as a service.
    env: { RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" },
    reject: false,
    stdio: ["ignore", "inherit", "inherit"],
  } as const;
  await execa("apt-get", ["update"], options);
  const install = ["install", "-y", "--no-install-recommends", ...names];
  await execa("apt-get", install, options);
}
