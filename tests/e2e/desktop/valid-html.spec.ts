import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { builtFiles } from "../../../pipeline/publish/built-files";
import { htmlProblems } from "../../support/valid-html";

// What React makes of them, and a second checker: tests/nightly.
for (const file of builtFiles(/\.html$/))
  test(`${file} is valid HTML`, async () => {
    expect(await htmlProblems(readFileSync(file, "utf8"))).toEqual([]);
  });
