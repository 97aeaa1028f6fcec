import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import { typeName } from "../../pipeline/describe/graphql-types";
import { contentHooks } from "../../pipeline/gatsby/nodes";
import { loadAgain, loadOnce } from "../../pipeline/load";
import { sectionNames } from "../../pipeline/sections";
import { contentWith, secondPolicy } from "../support/content-copy";

type Changes = Parameters<typeof contentWith>[0];

// Each start looks into the pictures, which takes seconds on a busy machine.
jest.setTimeout(30_000);

const project = process.cwd();
const broken = { "closing.yaml": "heading: A\ntext: B\n" };

afterEach(() => {
  process.chdir(project);
  jest.restoreAllMocks();
});

/** Gatsby's hooks as they are when Gatsby starts, with a store of the nodes. */
function start(mode = "development", build = "preview") {
  jest.replaceProperty(process, "env", { BUILD: build, NODE_ENV: mode });
  const { sourceNodes, onCreateNode } = contentHooks();
  const nodes = new Map<string, Record<string, unknown>>();
  const reporter = { panic: jest.fn(), error: jest.fn(), info: jest.fn() };
  const args = {
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
  } as unknown as SourceNodesArgs & CreateNodeArgs;
  return {
    nodes,
    reporter,
    /** Makes nodes of content that is read for the first time, and returns it. */
    async source(changes: Changes = {}) {
      process.chdir(contentWith(changes).root);
      // Forgets what another test has read.
      const loaded = await loadAgain();
      await sourceNodes(args);
      return loaded;
    },
    /** Reads it again, as after an editor has saved a file. */
    async save(changes: Changes = {}) {
      process.chdir(contentWith(changes).root);
      await onCreateNode(args);
    },
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
  const loaded = await source();
  const before = new Map(nodes);
  await save({ "closing.yaml": (file) => file.set("heading", "Too late") });
  expect(nodes).toEqual(before);
  expect(await loadOnce()).toBe(loaded);
});

test("a release leaves out the quotes that nobody has verified", async () => {
  const slugs = async (build?: string) => {
    const { nodes, source } = start("production", build);
    await source();
    const { items } = Object(nodes.get("testimonials"));
    return (items as { slug: string }[]).map(({ slug }) => slug);
  };
  expect(await slugs()).toEqual(["alex", "sam", "kim", "lee"]);
  // Kim's quote is not verified, and Lee has not agreed.
  expect(await slugs("release")).toEqual(["alex", "sam"]);
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
