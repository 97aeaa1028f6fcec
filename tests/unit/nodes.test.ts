import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import { typeName } from "../../pipeline/describe/graphql-types";
import type { onCreateNode } from "../../pipeline/gatsby/nodes";
import { sectionNames } from "../../pipeline/sections";
import { contentWith, secondPolicy } from "../support/content-copy";

type Changes = Parameters<typeof contentWith>[0];

// Each start reads the modules anew, which takes seconds on a busy machine.
jest.setTimeout(30_000);

const project = process.cwd();
const broken = { "closing.yaml": "heading: A\ntext: B\n" };

afterEach(() => {
  process.chdir(project);
  jest.restoreAllMocks();
});

/** Gatsby's hooks as they are when Gatsby starts, with a store of the nodes. */
function start(mode = "development", more: NodeJS.ProcessEnv = {}) {
  jest.replaceProperty(process, "env", { ...more, NODE_ENV: mode });
  jest.resetModules();
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a new module has no state of another start
  const hooks = require("../../pipeline/gatsby/nodes");
  const nodes = new Map<string, Record<string, unknown>>();
  const reporter = { panic: jest.fn(), error: jest.fn(), info: jest.fn() };
  const args: unknown = {
    actions: {
      createNode: (node: { id: string }) => nodes.set(node.id, { ...node }),
      deleteNode: ({ id }: { id: string }) => nodes.delete(id),
    },
    reporter,
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(
        ({ internal }) => (internal as { type: string }).type === type,
      ),
    node: { internal: { type: "File" }, sourceInstanceName: "content" },
  };
  const run = (hook: unknown, changes: Changes) => {
    process.chdir(contentWith(changes).root);
    return (hook as NonNullable<typeof onCreateNode>)(
      args as SourceNodesArgs & CreateNodeArgs,
      { plugins: [] },
      () => {},
    );
  };
  return {
    nodes,
    reporter,
    /** Reads the content for the first time. */
    source: (changes: Changes = {}) => run(hooks.sourceNodes, changes),
    /** Reads it again, as after an editor has saved a file. */
    save: (changes: Changes = {}) => run(hooks.onCreateNode, changes),
  };
}

test("every content file becomes one node of its type, with its references and sums filled in", async () => {
  const { nodes, source, reporter } = start("production");
  await source();
  for (const name of sectionNames)
    expect(nodes.get(name)).toMatchObject({
      internal: { type: typeName(name) },
    });
  const { plans } = nodes.get("pricing") as { plans: object[] };
  for (const plan of plans)
    expect(plan).toHaveProperty("monthlyPrice", expect.any(Number));
  expect(reporter.panic).not.toHaveBeenCalled();
});

test("content with a mistake ends the start with the message, and makes no node", async () => {
  const { nodes, source, reporter } = start();
  await source(broken);
  expect(reporter.panic).toHaveBeenCalledWith(
    expect.stringMatching(/content\/closing\.yaml:\d+:\d+ {2}button: expected/),
  );
  expect(nodes.size).toBe(0);
});

test("while an editor works, a mistake is reported, the last good nodes stay, and a good file replaces them", async () => {
  const { nodes, source, save, reporter } = start();
  await save();
  expect(nodes.size).toBe(0);

  await source({ "rules.md": secondPolicy() });
  const before = nodes.get("closing");
  await save({ ...broken, "rules.md": secondPolicy() });
  expect(reporter.error).toHaveBeenCalledWith(
    expect.stringContaining("button: expected"),
  );
  expect(nodes.get("closing")).toBe(before);

  const price = 1234;
  await save({
    "pricing.yaml": (file) => file.setIn(["plans", 0, "monthlyPrice"], price),
  });
  expect(JSON.stringify(nodes.get("hero"))).toContain("$1,234");
  expect(nodes.has("rules")).toBe(false);
  expect(reporter.panic).not.toHaveBeenCalled();
});

test("a build reads the content once, whatever is saved meanwhile", async () => {
  const { nodes, source, save } = start("production");
  await source();
  const before = new Map(nodes);
  await save({ "closing.yaml": (file) => file.set("heading", "Too late") });
  await source({ "closing.yaml": (file) => file.set("heading", "Too late") });
  expect(nodes).toEqual(before);
});

test("a release leaves out the quotes that nobody has verified", async () => {
  const slugs = async (env: NodeJS.ProcessEnv) => {
    const { nodes, source } = start("production", env);
    await source();
    const { items } = Object(nodes.get("testimonials"));
    return (items as { slug: string }[]).map(({ slug }) => slug);
  };
  expect(await slugs({})).toEqual(["alex", "sam", "kim", "lee"]);
  // Kim's quote is not verified, and Lee has not agreed.
  expect(await slugs({ BUILD: "release" })).toEqual(["alex", "sam"]);
});

test("gatsby-transformer-remark gets the whole text of a document, with its references filled in", async () => {
  const { nodes, source } = start("production");
  const text = "---\n\nWrite to {site.supportEmail}.\n\n---";
  await source({ "rules.md": secondPolicy(text) });
  const node = nodes.get("rules");
  const plugin = jest.requireActual("gatsby-transformer-remark/gatsby-node");
  expect(plugin.shouldOnCreateNode({ node })).toBe(true);
  const created = await plugin.onCreateNode({
    node,
    loadNodeContent: () => Object(node).internal.content,
    actions: { createNode() {}, createParentChildLink() {} },
    createNodeId: String,
    createContentDigest: String,
  });
  const { supportEmail } = Object(nodes.get("site"));
  expect(created.rawMarkdownBody.trim()).toBe(
    text.replace("{site.supportEmail}", supportEmail),
  );
});
