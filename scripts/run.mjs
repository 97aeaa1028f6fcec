import { spawn } from "node:child_process";

const onWindows = process.platform === "win32";

/**
 * Turns Ctrl-C and a request to stop into an abort signal. From then on the
 * program no longer dies of them: whoever asks must end when it is aborted.
 *
 * @returns {AbortSignal} aborted by the first SIGINT, SIGTERM or SIGHUP
 */
export function interruptSignal() {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error("Interrupted."));
  // Not `once`: npm passes a Ctrl-C on that the terminal has already delivered,
  // and a second one without a listener would be deadly.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, stop);
  return controller.signal;
}

/**
 * Runs a command line in the project folder, its output shown as it comes, with
 * no standard input.
 *
 * @param {string} command a command line that every system's shell understands
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] variables added to the environment
 * @param {AbortSignal | undefined} [options.signal] stops the command and
 *   everything that it started
 * @returns {Promise<number>} the exit code; 1 when it was killed
 * @throws {Error} the signal's reason when aborted, after the command has ended
 */
export async function run(command, { env, signal } = {}) {
  signal?.throwIfAborted();
  const child = spawn(command, {
    shell: true,
    // A process group of its own, so that it can be stopped as a whole.
    detached: !onWindows,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  const stop = () => stopTree(child, "SIGTERM");
  signal?.addEventListener("abort", stop);
  const code = await new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", (exitCode) => resolve(exitCode ?? 1));
  });
  signal?.removeEventListener("abort", stop);
  if (signal?.aborted) stopTree(child, "SIGKILL");
  signal?.throwIfAborted();
  return code;
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} how
 */
function stopTree(child, how) {
  if (child.pid === undefined) return;
  if (onWindows) {
    spawn("taskkill", ["/pid", String(child.pid), "/T", "/F"]);
    return;
  }
  try {
    process.kill(-child.pid, how);
  } catch {
    // The whole group has ended already, which is what was asked for.
  }
}
