/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { pagesToFiles, pagesToFolders } from "../../pipeline/publish/page-files";
import { useEmptyFolder } from "../support/empty-folder";

useEmptyFolder();

/** Files as Gatsby writes them, with their paths for content. */
function write(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(join("public", dirname(path)), { recursive: true });
    writeFileSync(join("public", path), path);
  }
}

function files(): string[] {
  return readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice("public/".length))
    .sort();
}

beforeEach(() => {
  write("index.html", "404.html", "404/index.html");
  write("terms/index.html", "cookies/index.html");
  write("page-data/terms/page-data.json");
});

test("each page is a file with its address for a name, and the error page is there once", () => {
  pagesToFiles();
  expect(files()).toEqual([
    "404.html",
    "cookies.html",
    "index.html",
    "page-data/terms/page-data.json",
    "terms.html",
  ]);
  expect(readFileSync("public/404.html", "utf8")).toBe("404.html");
});

test("the next build finds every page where Gatsby has put it", () => {
  const before = files();
  pagesToFiles();
  pagesToFolders();
  expect(files()).toEqual(before);
});

test("of a page that the next build leaves alone, removes or writes anew, what is published is right", () => {
  pagesToFiles();
  pagesToFolders();
  rmSync("public/cookies/index.html");
  writeFileSync("public/404.html", "new");
  pagesToFiles();
  expect(files()).not.toContain("cookies.html");
  expect(existsSync("public/cookies")).toBe(false);
  expect(readFileSync("public/terms.html", "utf8")).toBe("terms/index.html");
  expect(readFileSync("public/404.html", "utf8")).toBe("new");
});

test("where nothing was built yet, there is nothing to put back", () => {
  rmSync("public", { recursive: true });
  expect(pagesToFolders).not.toThrow();
});
