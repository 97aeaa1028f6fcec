import { existsSync, readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";

const text = readFileSync("Dockerfile", "utf8");
const [, server = ""] = text.split(/(?=^FROM caddy:)/m);

test("Docker understands the Dockerfile", () => {
  expect(validate(text)).toEqual([]);
});

test("what it copies from the project exists and is not ignored", () => {
  const [, files = ""] = /^COPY (package.*) \.\/$/m.exec(text) ?? [];
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  for (const file of [...files.split(" "), "deploy/Caddyfile"]) {
    expect(existsSync(file)).toBe(true);
    expect(ignored).not.toContain(file);
  }
});

test("every image has its exact version", () => {
  for (const [, image] of text.matchAll(/^FROM (\S+)/gm))
    expect(image).toMatch(/^\w+:\d+\.\d+\.\d+-/);
});

test("the server does not run as root", () => {
  expect(server).toMatch(/^USER [1-9]\d*$/m);
});
