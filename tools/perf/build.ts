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
    return [await coldBuild(copy, runs), await copyEdit(browser, copy, runs)];
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

async function build(folder: string): Promise<number> {
  const start = performance.now();
  await execa("npm", ["run", "build"], { cwd: folder, env });
  return (performance.now() - start) / 1_000;
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
