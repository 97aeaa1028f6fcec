import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { validate } from "dockerfile-utils";

const text = readFileSync("Dockerfile", "utf8");

/** What stands behind an instruction, each time it is there. */
const all = (instruction: string) =>
  [...text.matchAll(new RegExp(`^${instruction} (.*)$`, "gm"))].map(
    ([, rest = ""]) => rest,
  );

/** The files of the project that a source of COPY means. */
function filesOf(source: string): string[] {
  const pattern = basename(source).replaceAll(".", "\\.").replace("*", ".*");
  return readdirSync(dirname(source)).filter((name) =>
    new RegExp(`^${pattern}$`).test(name),
  );
}

const copied = all("COPY")
  .filter((rest) => !rest.startsWith("--from"))
  .flatMap((rest) => rest.split(" ").slice(0, -1));

test("the Dockerfile is one that Docker understands", () => {
  expect(validate(text)).toEqual([]);
});

test.each(copied.filter((source) => source !== "."))(
  "what it copies is there and not left out: %s",
  (source) => {
    const files = filesOf(source);
    expect(files).not.toEqual([]);
    const leftOut = readFileSync(".dockerignore", "utf8").split("\n");
    expect(files.filter((file) => leftOut.includes(file))).toEqual([]);
  },
);

test("the server starts with a configuration that was copied", () => {
  const configuration = /nginx-\w+\.conf/.exec(all("CMD")[0] ?? "")?.[0];
  expect(copied.flatMap(filesOf)).toContain(configuration);
});

test("every image is named with its exact version", () => {
  for (const image of all("FROM"))
    expect(image).toMatch(/^[\w/-]+:\d+\.\d+\.\d+-/);
});

test("what serves has no rights of its own", () => {
  const [, serving = ""] = text.split(/^FROM nginx/m);
  expect(serving).toMatch(/^USER [1-9]\d*$/m);
});
