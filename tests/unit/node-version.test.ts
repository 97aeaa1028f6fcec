import { readFileSync } from "node:fs";

const read = (file: string) => readFileSync(file, "utf8");
const version = read(".nvmrc").trim();

test("the container builds with the Node version of .nvmrc", () => {
  expect(read("Dockerfile")).toContain(`FROM node:${version}-`);
});

test("package.json allows the Node version of .nvmrc", () => {
  const { engines } = JSON.parse(read("package.json"));
  expect(engines.node.split(" || ")).toContainEqual(
    expect.stringMatching(`^\\^${version}\\.`),
  );
});
