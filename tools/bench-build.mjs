import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { copyProject, linkFiles } from "./copy-project.mjs";
import { ensureInstalled } from "./install.mjs";
import { median } from "./median.mjs";
import { run } from "./run.mjs";

// Builds a copy of the project beside a bare Gatsby site, cold and after an edit
// of the copy; then with more and more content, and prints how
// time and memory grow. Ends with exit code 1 when a budget is exceeded or they
// grow worse than the content. "-- compare" or "-- growth" runs one part only.

/** Seconds, and times a bare Gatsby site: whichever is more, since machines differ. */
const budgets = { cold: [30, 2], rebuild: [8, 8 / 6] };
const rounds = 3;

/** How many times the testimonials and FAQ items, and ten times this many policy documents. */
const scales = [1, 50, 100];
/** The second half of the curve may rise this much more steeply than the first; builds are not alike to the second. */
const tolerance = 1.3;

await ensureInstalled();
const copy = mkdtempSync(join(tmpdir(), "bench-build-"));
const peaks = mkdtempSync(join(tmpdir(), "bench-peaks-"));
const [only] = process.argv.slice(2);
try {
  copyProject(copy);
  measurePeaks();
  if (only !== "growth") await compare();
  if (only !== "compare") await grow();
} finally {
  rmSync(copy, { recursive: true });
  rmSync(peaks, { recursive: true });
}

/** Our site in turns with the smallest one that Gatsby builds: a page of one word, and no packages but Gatsby's. */
async function compare() {
  const bare = join(copy, "bare");
  const page = join(bare, "src/pages/index.js");
  mkdirSync(dirname(page), { recursive: true });
  linkPackages(["gatsby", "react", "react-dom"], bare);
  const closing = join(copy, "content/closing.yaml");
  const original = readFileSync(closing, "utf8");

  /** @type {Record<"cold" | "rebuild", { ours: number[], bare: number[] }>} */
  const seconds = {
    cold: { ours: [], bare: [] },
    rebuild: { ours: [], bare: [] },
  };
  for (let round = 0; round < rounds; round += 1) {
    const say = (/** @type {string} */ word) =>
      writeFileSync(page, `export default () => "${word}";\n`);
    say("Hello");
    await clean(bare);
    seconds.cold.bare.push((await build(bare)).seconds);
    say("Goodbye");
    seconds.rebuild.bare.push((await build(bare)).seconds);

    writeFileSync(closing, original);
    await clean(copy);
    seconds.cold.ours.push((await build(copy)).seconds);
    writeFileSync(closing, original.replace(/^heading: /m, "$&Now. "));
    seconds.rebuild.ours.push((await build(copy)).seconds);
  }
  writeFileSync(closing, original);
  rmSync(bare, { recursive: true });

  console.log(`median of ${rounds} · seconds · bare Gatsby site · ratio`);
  for (const kind of /** @type {const} */ (["cold", "rebuild"])) {
    const ours = median(seconds[kind].ours);
    const its = median(seconds[kind].bare);
    const [most = 0, times = 0] = budgets[kind];
    const kept = ours <= Math.max(most, times * its);
    if (!kept) process.exitCode = 1;
    console.log(
      `${kind} · ${ours.toFixed(1)} · ${its.toFixed(1)} · ${(ours / its).toFixed(2)} · ${kept ? "kept" : "exceeded"}`,
    );
  }
}

/**
 * Gives a site some of our packages with what they need, as if they had been
 * installed there.
 *
 * @param {string[]} names
 * @param {string} folder
 */
function linkPackages(names, folder) {
  const query = names.map((name) => `#${name}, #${name} *`).join();
  const found = execFileSync("npm", ["query", query], {
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  for (const { location } of JSON.parse(found)) {
    // Packages within another come with it.
    if (location.lastIndexOf("node_modules/") > 0) continue;
    mkdirSync(dirname(join(folder, location)), { recursive: true });
    linkFiles(location, join(folder, location));
  }
  linkFiles("node_modules/.bin", join(folder, "node_modules/.bin"));
  const { scripts, dependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const own = names.map((name) => [name, dependencies[name]]);
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({
      private: true,
      scripts,
      dependencies: Object.fromEntries(own),
    }),
  );
}

async function grow() {
  /** @type {{ seconds: number, megabytes: number }[]} */
  const results = [];
  console.log("testimonials and questions · policies · seconds · MB");
  for (const scale of scales) {
    const policies = scale === 1 ? 1 : scale * 10;
    multiplyContent(scale, policies);
    await clean(copy);
    const result = await build(copy);
    results.push(result);
    console.log(
      `× ${scale} · ${policies} · ${result.seconds.toFixed(1)} · ${result.megabytes}`,
    );
  }
  for (const figure of /** @type {const} */ (["seconds", "megabytes"])) {
    const [first = 0, second = 0, third = 0] = results.map(
      (each) => each[figure],
    );
    const steepness = (third - second) / (second - first);
    console.log(
      `${figure}: the second half rises ${steepness.toFixed(2)} times as steeply as the first`,
    );
    // What rises by less than a tenth does not grow.
    if (third > second * 1.1 && steepness > tolerance) process.exitCode = 1;
  }
}

function measurePeaks() {
  // Writes down what each process of a build took at most.
  writeFileSync(
    join(peaks, "peak.cjs"),
    `process.on("exit", () => require("fs").writeFileSync(
      require("path").join(__dirname, process.pid + ".kb"),
      String(process.resourceUsage().maxRSS)));`,
  );
}

/**
 * @param {number} scale
 * @param {number} policies
 */
function multiplyContent(scale, policies) {
  for (const name of ["testimonials", "faq"]) {
    const content = parse(readFileSync(`content/${name}.yaml`, "utf8"));
    content.items = Array.from({ length: scale }, (_, round) =>
      content.items.map((/** @type {{ slug: string }} */ item) => ({
        ...item,
        slug: round === 0 ? item.slug : `${item.slug}-${round}`,
      })),
    ).flat();
    writeFileSync(join(copy, `content/${name}.yaml`), stringify(content));
  }
  const policy = readFileSync("content/privacy-policy.md", "utf8");
  for (let number = 1; number < policies; number += 1)
    writeFileSync(
      join(copy, `content/policy-${number}.md`),
      // Each page has to have its own title and description.
      policy.replace(/^((title|description): )/gm, `$1Policy ${number}. `),
    );
}

/** @param {string} folder */
async function clean(folder) {
  await run(
    `npm run --silent clean --prefix "${folder}" > "${join(copy, "build.log")}"`,
  );
}

/**
 * @param {string} folder
 * @returns {Promise<{ seconds: number, megabytes: number }>} the memory is the most that any of its processes took
 */
async function build(folder) {
  for (const file of readdirSync(peaks))
    if (file.endsWith(".kb")) rmSync(join(peaks, file));
  const start = performance.now();
  const code = await run(
    `npm run --silent build --prefix "${folder}" > "${join(copy, "build.log")}"`,
    {
      env: {
        GATSBY_TELEMETRY_DISABLED: "1",
        NODE_OPTIONS: `--require ${join(peaks, "peak.cjs")}`,
      },
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0)
    throw new Error(
      `The build failed:\n${readFileSync(join(copy, "build.log"), "utf8").slice(-2_000)}`,
    );
  const kilobytes = readdirSync(peaks)
    .filter((file) => file.endsWith(".kb"))
    .map((file) => Number(readFileSync(join(peaks, file), "utf8")));
  return { seconds, megabytes: Math.round(Math.max(...kilobytes) / 1024) };
}
