import { join } from "node:path";
import type {
  CreateNodeArgs,
  CreateResolversArgs,
  SourceNodesArgs,
} from "gatsby";
import sharp from "sharp";
import { typeName } from "../../pipeline/gatsby/graphql-types";
import {
  createResolvers,
  onCreateNode,
  sourceNodes,
} from "../../pipeline/gatsby/nodes";
import { schemas } from "../../pipeline/schema";
import { contentWith } from "../support/content-copy";

const project = process.cwd();
const createNode = jest.fn();
const reporter = { panicOnBuild: jest.fn(), info: jest.fn(), warn: jest.fn() };

function gatsby(more: object = {}) {
  const args: unknown = {
    ...{ actions: { createNode }, reporter },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: JSON.stringify,
    ...more,
  };
  return args as SourceNodesArgs & CreateNodeArgs;
}
const source = () => sourceNodes?.(gatsby(), { plugins: [] }, () => {});
const fixture = contentWith({});
const nodes = () => createNode.mock.calls.map(([node]) => node);
const nodesOf = (name: string) =>
  nodes().filter(({ internal }) => internal.type === typeName(name));

beforeEach(() => process.chdir(fixture.root));
afterEach(() => {
  process.chdir(project);
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test("every content file becomes one node of its type, and the build counts the placeholders", async () => {
  await source();
  for (const name of Object.keys(schemas))
    expect([name, nodesOf(name).length]).toEqual([name, 1]);
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  expect(reporter.info).toHaveBeenCalledWith(
    expect.stringContaining(
      `Placeholders left in the content: ${fixture.placeholders.length}.`,
    ),
  );
});

test("the cost comparison's example has its numbers filled in", async () => {
  await source();
  const { caption, unit, facts } = nodesOf("costComparison")[0].example;
  const example = [caption, unit, ...facts.flatMap(Object.values)].join(" ");
  expect(example).toMatch(/\$\d/);
  expect(example).not.toMatch(/[{}]/);
});

test("a policy's node is Markdown for Gatsby to read", async () => {
  await source();
  const policy = nodesOf("policy").find(
    ({ slug }) => slug === "privacy-policy",
  );
  expect(policy.internal).toMatchObject({
    mediaType: "text/markdown",
    content: expect.stringMatching(/./),
  });
});

test("wrong content ends the build with a report and makes no node", async () => {
  const { root } = contentWith({ "closing.yaml": "heading: A\ntext: B\n" });
  process.chdir(root);
  await source();
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(
    expect.stringMatching(/content\/closing\.yaml:\d+:\d+ {2}button: expected/),
  );
  expect(createNode).not.toHaveBeenCalled();
});

test.each([
  ["a saved content file is read again", "content", [{}], "development", 1],
  ["another file is not", "images", [{}], "development", 0],
  ["nor is a file at its first sight", "content", [], "development", 0],
  ["nor is any file in a build", "content", [{}], "production", 0],
])(
  "while an editor works, %s",
  async (_, sourceInstanceName, nodesOfSite, mode, count) => {
    jest.replaceProperty(process, "env", { NODE_ENV: mode });
    const node = { internal: { type: "File" }, sourceInstanceName };
    const args = gatsby({ node, getNodesByType: () => nodesOfSite });
    await onCreateNode?.(args, { plugins: [] }, () => {});
    expect(nodesOf("faq")).toHaveLength(count);
  },
);

test("a photo that a phone has noted as turned keeps the shape that it has upright", async () => {
  const absolutePath = join(fixture.root, "turned.jpg");
  await sharp({
    create: { width: 90, height: 60, channels: 3, background: "#fff" },
  })
    .withMetadata({ orientation: 6 })
    .toFile(absolutePath);
  const add = jest.fn();
  const args: unknown = { createResolvers: add };
  createResolvers(args as CreateResolversArgs);
  const { resolve } = add.mock.calls[0][0].ImageSharp.gatsbyImageData;
  const context = { nodeModel: { getNodeById: () => ({ absolutePath }) } };
  const info = { originalResolver: jest.fn() };
  const image = { parent: "the file" };
  await resolve(image, { width: 40 }, context, info);
  const shape = { width: 40, aspectRatio: 60 / 90 };
  expect(info.originalResolver.mock.calls).toEqual([
    [image, shape, context, info],
  ]);
});
