/** @jest-environment node */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { whenChanged } from "../../build/when-changed";
import { useEmptyFolder } from "../support/empty-folder";

useEmptyFolder();
beforeEach(() => {
  for (const path of [".cache/compiled", "build"])
    mkdirSync(path, { recursive: true });
  for (const file of [
    ".cache/compiled/gatsby-node.js",
    "package-lock.json",
    "babel.config.js",
    "postcss.config.js",
    "build/postcss-unneeded.js",
    "build/short-class-names.js",
  ])
    writeFileSync(file, "code");
});

/** Makes a file of some words; whether it had to be made. */
async function made(words: string): Promise<boolean> {
  let ran = false;
  await whenChanged("file", { words }, ["file.txt"], () => {
    ran = true;
    writeFileSync("file.txt", words);
  });
  return ran;
}

test("a file is made once, and anew when what it is made of has changed", async () => {
  expect(await made("old")).toBe(true);
  expect(await made("old")).toBe(false);
  expect(await made("new")).toBe(true);
  expect(await made("new")).toBe(false);
});

test("a file that is gone is made anew", async () => {
  await made("old");
  rmSync("file.txt");
  expect(await made("old")).toBe(true);
});

test("a change of the code that makes the site makes everything anew", async () => {
  await made("old");
  writeFileSync(".cache/compiled/gatsby-node.js", "other code");
  expect(await made("old")).toBe(true);
});

test("what was interrupted is made anew, also from what it was made of before", async () => {
  await made("old");
  await expect(
    whenChanged("file", { words: "new" }, ["file.txt"], () => {
      throw new Error("Interrupted.");
    }),
  ).rejects.toThrow("Interrupted.");
  expect(existsSync("file.txt")).toBe(true);
  expect(await made("old")).toBe(true);
});
