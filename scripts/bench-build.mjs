import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";

// Builds a copy of the project with more and more content, and prints how time
// and memory grow. Ends with exit code 1 when they grow worse than the content.

/** How many times the testimonials and FAQ items, and ten times this many policy documents. */
const scales = [1, 50, 100];
/** The second half of the curve may rise this much more steeply than the first; builds are not alike to the second. */
const tolerance = 1.3;

await ensureInstalled();
const copy = mkdtempSync(join(tmpdir(), "bench-build-"));
const peaks = mkdtempSync(join(tmpdir(), "bench-peaks-"));
try {
  copyProject();
  /** @type {{ seconds: number, megabytes: number }[]} */
  const results = [];
  console.log("testimonials and questions · policies · seconds · MB");
  for (const scale of scales) {
    const policies = scale === 1 ? 1 : scale * 10;
    multiplyContent(scale, policies);
    const result = await build();
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
} finally {
  rmSync(copy, { recursive: true });
  rmSync(peaks, { recursive: true });
}

function copyProject() {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" });
  for (const file of files.trim().split("\n")) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
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

/** @returns {Promise<{ seconds: number, megabytes: number }>} of a cold build; the memory is the most that any of its processes took */
async function build() {
  await run(`npm run --silent clean --prefix "${copy}"`);
  for (const file of readdirSync(peaks))
    if (file.endsWith(".kb")) rmSync(join(peaks, file));
  const start = performance.now();
  const code = await run(
    `npm run --silent build --prefix "${copy}" > "${join(copy, "build.log")}"`,
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
