import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";

const onWindows = process.platform === "win32";
const patience = 3000;

/**
 * Turns Ctrl-C and a request to stop into an abort signal. From then on the
 * program no longer dies of them: whoever asks must end when it is aborted.
 *
 * @returns {AbortSignal} aborted by the first SIGINT, SIGTERM or SIGHUP, also when
 *   it was npm that got it
 */
export function interruptSignal() {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error("Interrupted."));
  // Not `once`: npm passes a Ctrl-C on that the terminal has already delivered,
  // and a second one without a listener would be deadly.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, stop);

  // A signal that only npm gets ends the shell between npm and this program and
  // goes no further (npm/cli#6684).
  if (process.env["npm_lifecycle_event"]) {
    const shell = process.ppid;
    const watch = () => process.ppid !== shell && stop();
    setInterval(watch, 200).unref();
  }
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
  /** @type {Promise<void> | undefined} */
  let ended;
  const stop = () => (ended = endTree(child));
  signal?.addEventListener("abort", stop);
  const code = await new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", (exitCode) => resolve(exitCode ?? 1));
  });
  signal?.removeEventListener("abort", stop);
  await ended;
  signal?.throwIfAborted();
  return code;
}

/**
 * Ends a command and everything that it started: asks, as Ctrl-C does, then waits
 * for all of it, since Playwright still has servers to stop when npm is gone
 * already, and after `patience` uses force.
 *
 * @param {import("node:child_process").ChildProcess} child
 */
async function endTree(child) {
  signalTree(child, "SIGINT");
  const deadline = Date.now() + patience;
  while (signalTree(child, 0) && Date.now() < deadline) await setTimeout(50);
  signalTree(child, "SIGKILL");
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals | 0} how 0 only asks
 * @returns {boolean} whether anything was there to get the signal
 */
function signalTree(child, how) {
  if (child.pid === undefined) return false;
  if (onWindows) {
    // The console has told the others of Ctrl-C; there are no process groups.
    if (how === "SIGKILL")
      spawn("taskkill", ["/pid", `${child.pid}`, "/T", "/F"]);
    return false;
  }
  try {
    return process.kill(-child.pid, how);
  } catch {
    return false;
  }
}
