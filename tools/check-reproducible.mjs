import { createHash } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "./copy-project.mjs";
import { ensureInstalled } from "./install.mjs";
import { interruptSignal, run } from "./run.mjs";

// Builds the site from nothing, here and in another folder, compares all files
// byte for byte and prints the digest of public/. Ends with exit code 1 when a
// file differs or a build fails.
//
//   -- --built     compares with the build that is in public/ already
//   -- --times 20  builds that often in the other folder, one after the other
//   -- --warm      the last time as a warm build, with the cache of the one before

const signal = interruptSignal();
const { values } = parseArgs({
  options: {
    built: { type: "boolean", default: false },
    times: { type: "string", default: "1" },
    warm: { type: "boolean", default: false },
  },
});
const times = Number(values.times) + Number(values.warm);
const fromNothing = ["clean", "build"];
const temporary = mkdtempSync(join(tmpdir(), "another-folder-"));
const copy = join(temporary, "site");
const log = join(temporary, "build.log");

try {
  await check();
} catch (error) {
  if (!signal.aborted) console.error(Object(error).message);
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true });
}

async function check() {
  if (!(Number(values.times) >= 1))
    throw new Error("--times needs a number, such as 20.");
  await ensureInstalled({ signal });
  if (!values.built && !(await buildIn("."))) throw new Error(tail());
  if (!existsSync("public/index.html"))
    throw new Error("public/ holds no site: leave out --built.");
  const here = listFiles(".");
  copyProject(copy);

  const counts = { same: 0, different: 0, failed: 0 };
  for (let build = 1; build <= times; build += 1) {
    const warm = values.warm && build === times;
    const built = await buildIn(copy, warm ? ["build"] : fromNothing);
    const differences = built ? compare(here) : [];
    counts[!built ? "failed" : differences.length ? "different" : "same"] += 1;
    if (!built) console.error(`Build ${build} failed:\n${tail()}`);
    for (const difference of differences) console.error(difference);
  }
  if (counts.same < times) process.exitCode = 1;
  console.log(
    `Of ${times} in another folder: ${counts.same} the same byte for byte, ${counts.different} different, ${counts.failed} failed.`,
  );
  const form = process.env["FORM_HOST"];
  console.log(
    `public/: ${digest(here)}${form ? ` with FORM_HOST=${form}` : ""}`,
  );
}

/**
 * @param {string} folder
 * @param {string[]} [scripts] of package.json
 * @returns {Promise<boolean>} whether it worked
 */
async function buildIn(folder, scripts = fromNothing) {
  for (const script of scripts) {
    const code = await run(
      `npm run --silent ${script} --prefix "${folder}" > "${log}" 2>&1`,
      {
        env: {
          GATSBY_TELEMETRY_DISABLED: "1",
          // Where it is another day, so that no date of the build is built in.
          ...(folder === copy && { TZ: "Pacific/Kiritimati" }),
        },
        signal,
      },
    );
    if (code !== 0) return false;
  }
  return true;
}

/** @returns {string} the end of what the last build said */
function tail() {
  return readFileSync(log, "utf8").slice(-2_000);
}

/**
 * @param {string} folder
 * @returns {string[]} the files that a build writes to be published, from the project's folder
 */
function listFiles(folder) {
  const published = readdirSync(join(folder, "public"), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const headers = readdirSync(join(folder, "deploy"))
    .filter((name) => name.startsWith("headers."))
    .map((name) => join(folder, "deploy", name));
  return [...published, ...headers]
    .map((path) => relative(folder, path).replaceAll("\\", "/"))
    .sort();
}

/**
 * @param {string[]} here the files of the build in this folder
 * @returns {string[]} what differs in the other, one line for each file
 */
function compare(here) {
  const there = listFiles(copy);
  return [...new Set([...here, ...there])].flatMap((path) => {
    if (!there.includes(path)) return `${path} is missing in the other folder`;
    if (!here.includes(path)) return `${path} is only in the other folder`;
    const [one, other] = [readFileSync(path), readFileSync(join(copy, path))];
    if (one.equals(other)) return [];
    const at = one.findIndex((byte, index) => byte !== other[index]);
    const place = at < 0 ? one.length : at;
    return `${path} differs from byte ${place} on: ${around(one, place)} is ${around(other, place)} in the other folder`;
  });
}

/**
 * @param {Buffer} content
 * @param {number} place
 */
function around(content, place) {
  const start = Math.max(0, place - 20);
  return JSON.stringify(content.subarray(start, place + 40).toString());
}

/**
 * One hash of the whole of `public/`. The same as of
 * `find public -type f | LC_ALL=C sort | xargs sha256sum | sha256sum`.
 *
 * @param {string[]} files
 */
function digest(files) {
  const hash = (/** @type {Buffer | string} */ content) =>
    createHash("sha256").update(content).digest("hex");
  const lines = files
    .filter((path) => path.startsWith("public/"))
    .map((path) => `${hash(readFileSync(path))}  ${path}\n`);
  return hash(lines.join(""));
}
