import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import { typeName } from "../../pipeline/gatsby/graphql-types";
import { onCreateNode, sourceNodes } from "../../pipeline/gatsby/nodes";
import { schemas } from "../../pipeline/schema";
import { contentWith } from "../support/content-copy";

const project = process.cwd();
const createNode = jest.fn();
const panicOnBuild = jest.fn();
const info = jest.fn();

function gatsby(more: object = {}) {
  const args: unknown = {
    actions: { createNode },
    reporter: { panicOnBuild, info, warn: jest.fn() },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: JSON.stringify,
    ...more,
  };
  return args as SourceNodesArgs & CreateNodeArgs;
}

const nodesMade = () =>
  createNode.mock.calls.map(([node]) => node.internal.type);

afterEach(() => {
  process.chdir(project);
  jest.clearAllMocks();
});

test("every content file becomes one node of its type", async () => {
  await sourceNodes?.(gatsby(), { plugins: [] }, () => {});
  expect(new Set(nodesMade())).toEqual(
    new Set([...Object.keys(schemas), "policy"].map(typeName)),
  );
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test("the build says how many placeholders are left", async () => {
  await sourceNodes?.(gatsby(), { plugins: [] }, () => {});
  const { placeholders } = contentWith({});
  expect(info).toHaveBeenCalledWith(
    expect.stringContaining(
      `Placeholders left in the content: ${placeholders.length}.`,
    ),
  );
});

test("the cost comparison's example has its sum done", async () => {
  await sourceNodes?.(gatsby(), { plugins: [] }, () => {});
  const { example } = createNode.mock.calls
    .map(([node]) => node)
    .find(({ internal }) => internal.type === typeName("costComparison"));
  expect(example.sentences.join(" ")).toMatch(/\$\d/);
  expect(example.sentences.join(" ")).not.toMatch(/[{}]/);
});

test("a policy's node is Markdown for Gatsby to read", async () => {
  await sourceNodes?.(gatsby(), { plugins: [] }, () => {});
  const policy = createNode.mock.calls
    .map(([node]) => node)
    .find(({ slug }) => slug === "privacy-policy");
  expect(policy.internal).toMatchObject({
    mediaType: "text/markdown",
    content: expect.stringMatching(/./),
  });
});

test("wrong content ends the build with a report and makes no node", async () => {
  const { root } = contentWith({
    "closing.yaml": (closing) => closing.set("button", 5),
  });
  process.chdir(root);
  await sourceNodes?.(gatsby(), { plugins: [] }, () => {});
  expect(panicOnBuild).toHaveBeenCalledWith(
    expect.stringMatching(/content\/closing\.yaml:\d+:\d+ {2}button: expected/),
  );
  expect(createNode).not.toHaveBeenCalled();
});

describe("while an editor works", () => {
  const changed = (sourceInstanceName: string, nodesOfSite: object[]) =>
    onCreateNode?.(
      gatsby({
        node: { internal: { type: "File" }, sourceInstanceName },
        getNodesByType: () => nodesOfSite,
      }),
      { plugins: [] },
      () => {},
    );

  test("a saved content file is read again", async () => {
    await changed("content", [{}]);
    expect(nodesMade()).toContain(typeName("faq"));
  });

  test("a build does not read it a second time", async () => {
    jest.replaceProperty(process, "env", { NODE_ENV: "production" });
    await changed("content", [{}]);
    jest.restoreAllMocks();
    expect(createNode).not.toHaveBeenCalled();
  });

  test("another file is not taken for content", async () => {
    await changed("images", [{}]);
    expect(createNode).not.toHaveBeenCalled();
  });

  test("the first sight of a file is left to the first reading", async () => {
    await changed("content", []);
    expect(createNode).not.toHaveBeenCalled();
  });
});
