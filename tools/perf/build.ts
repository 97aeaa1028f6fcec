import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { execa } from "execa";
import sharp from "sharp";
import { copyProject } from "../copy-project";
import { startDevelop } from "../develop";
import { median, medianOf, row, type Row } from "./rows";

const devUrl = "http://localhost:9200";
const env = { GATSBY_TELEMETRY_DISABLED: "1" };

/** Times cold builds, and copy edits under `gatsby develop`, in a copy of the project. */
export async function measureBuild(
  browser: Browser,
  runs: number,
): Promise<Row[]> {
  const copy = mkdtempSync(join(tmpdir(), "perf-build-"));
  try {
    copyProject(copy);
    return [
      await coldBuild(copy, runs),
      await copyEdit(browser, copy, runs),
      ...(await manyPictures(copy)),
    ];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** In turns with a bare Gatsby site: one page, which finds its packages in the folder above. */
async function coldBuild(copy: string, runs: number): Promise<Row> {
  const bare = join(copy, "bare");
  const page = join(bare, "src/pages/index.js");
  mkdirSync(join(bare, "src/pages"), { recursive: true });
  writeFileSync(page, 'export default () => "Hello";\n');
  cpSync("package.json", join(bare, "package.json"));
  const its: number[] = [];
  const ours = await medianOf(runs, async () => {
    its.push(await build(bare));
    return build(copy);
  });
  const what = `cold build; a bare Gatsby site: ${median(its).toFixed(1)} s`;
  return row(what, ours, Math.max(40, 2 * median(its)), " s");
}

async function build(folder: string, more = {}): Promise<number> {
  const start = performance.now();
  await execa("npm", ["run", "build"], {
    cwd: folder,
    env: { ...env, ...more },
  });
  return (performance.now() - start) / 1_000;
}

/**
 * Builds with 25 and with 100 pictures of 2,000 × 1,400 pixels in a policy. Time
 * for each picture must not grow with their number, nor memory by much. Counts the
 * time of the processor: that of the clock depends on what else the machine does.
 */
async function manyPictures(copy: string): Promise<Row[]> {
  const none = await measurePictures(copy, 0);
  const few = await measurePictures(copy, 25);
  const many = await measurePictures(copy, 100);
  const growth = (many.seconds - none.seconds) / (few.seconds - none.seconds);
  return [
    row(
      `pictures, 100 against 25 (${few.seconds.toFixed(0)} and ${many.seconds.toFixed(0)} s of the processor, ${none.seconds.toFixed(0)} s without)`,
      growth,
      5,
      " ×",
    ),
    row("memory, 100 pictures against 25", many.memory / few.memory, 1.5, " ×"),
  ];
}

async function measurePictures(copy: string, count: number) {
  const content = join(copy, "content");
  const folder = join(content, "pictures");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const lines: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = `picture-${index}.jpg`;
    await noise(index).toFile(join(folder, name));
    lines.push(`![Picture number ${index + 1}](pictures/${name})\n`);
  }
  const policy = join(content, "pictures-of-us.md");
  writeFileSync(
    policy,
    readFileSync(join(content, "privacy-policy.md"), "utf8")
      .replace(/^title: .*$/m, "title: Pictures of what we do")
      .replace(
        /^description: .*$/m,
        `description: ${"Many pictures. ".repeat(6)}`,
      )
      .replace(
        /^(---\n[^]*?\n---\n)[^]*$/,
        `$1\n${lines.join("\n") || "None."}\n`,
      ),
  );
  // Every process of the build notes what it has used.
  const notes = join(copy, "usage.txt");
  const hook = join(copy, "usage.cjs");
  writeFileSync(notes, "");
  writeFileSync(
    hook,
    `process.on("exit", () => require("node:fs").appendFileSync(${JSON.stringify(notes)}, JSON.stringify(process.resourceUsage()) + "\\n"));`,
  );
  await build(copy, { NODE_OPTIONS: `--require=${hook}` });
  const used = readFileSync(notes, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  const microseconds = used.reduce(
    (sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime,
    0,
  );
  return {
    seconds: microseconds / 1e6,
    /** The most that one of the processes has held, in kilobytes. */
    memory: Math.max(...used.map(({ maxRSS }) => maxRSS)),
  };
}

/** A picture that compresses as badly as a photo, another for each seed. */
function noise(seed: number) {
  return sharp({
    create: {
      ...{ width: 2000, height: 1400, channels: 3 },
      background: { r: (seed * 37) % 256, g: (seed * 91) % 256, b: 90 },
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .blur(2)
    .jpeg();
}

async function copyEdit(
  browser: Browser,
  copy: string,
  runs: number,
): Promise<Row> {
  const develop = startDevelop(copy, Number(new URL(devUrl).port));
  const answers = () =>
    fetch(devUrl).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    while (!(await answers())) await setTimeout(500);
    const page = await browser.newPage();
    await page.goto(devUrl);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const file = join(copy, "content/closing.yaml");
    const seconds = await medianOf(runs, async (edit) => {
      const text = readFileSync(file, "utf8");
      const start = performance.now();
      const heading = `Ready for edit ${edit}`;
      writeFileSync(file, text.replace(/^heading: .*/m, `heading: ${heading}`));
      await page.getByRole("heading", { name: heading }).waitFor();
      return (performance.now() - start) / 1_000;
    });
    return row("copy edit on screen", seconds, 2, " s");
  } finally {
    develop.kill();
    await develop;
  }
}
