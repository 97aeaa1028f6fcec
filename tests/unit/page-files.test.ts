import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pagesToFiles } from "../../pipeline/publish/page-files";
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
