import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pageFile } from "../../pipeline/publish/page-files";
import { htmlProblems } from "../support/html-problems";
import { routes } from "../support/routes";

for (const file of routes.map(pageFile))
  test(`${file} is valid HTML`, { tag: "@desktop" }, async () => {
    expect(await htmlProblems(readFileSync(file, "utf8"))).toEqual([]);
  });
