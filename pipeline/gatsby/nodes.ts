import type { CreateNodeArgs, GatsbyNode, SourceNodesArgs } from "gatsby";
import { loadAgain, loadOnce, type LoadedContent } from "../load";
import { graphqlTypes, typeName } from "../describe/graphql-types";
import { nodeData } from "./node-data";
import { report } from "../problem";
import { sectionNames } from "../sections";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => {
    actions.createTypes([
      graphqlTypes(),
      // What the build adds to the files.
      `type PricingYamlPlans { monthlyPrice: Int! }
      type SiteYamlForm { embed: FormEmbed! }
      type FormEmbed {
        frame: String!
        script: String!
        id: String!
        title: String!
        height: Int!
        attributes: [FormAttribute!]!
      }
      type FormAttribute { name: String! value: String! }
      type TimelineYamlStages { when: String! }
      type MapPackYamlTiers { population: String! }
      type SiteYaml { terms: String logo: Logo! }
      type Logo { viewBox: String! shapes: JSON! }`,
    ]);
  };

/** The hooks that make nodes of the content, with what they remember of this start. */
export function contentHooks() {
  /** Whether the content has been without mistakes since the start. */
  let started = false;

  /** Creates the nodes that queries read. Ends the build, or the start of `npm run dev`, if the content has mistakes. */
  async function sourceNodes(args: SourceNodesArgs): Promise<void> {
    const problems = createContentNodes(args, await loadOnce());
    if (problems) args.reporter.panic(problems);
    else started = true;
  }

  /** Reads the content again when an editor saves a file during `npm run dev`. With a mistake, the last good page stays. */
  async function onCreateNode(args: CreateNodeArgs): Promise<void> {
    const { internal, sourceInstanceName } = args.node;
    // `sourceNodes` has already read the content of a build.
    if (process.env["NODE_ENV"] === "production" || !started) return;
    if (internal.type !== "File" || sourceInstanceName !== "content") return;
    const problems = createContentNodes(args, await loadAgain());
    if (problems) args.reporter.error(problems);
  }

  return { sourceNodes, onCreateNode };
}

type NodeMaker = Pick<
  SourceNodesArgs,
  | "actions"
  | "createNodeId"
  | "createContentDigest"
  | "getNodesByType"
  | "reporter"
>;

/** Makes a node of each content file and document, or returns a report of the mistakes. */
function createContentNodes(
  {
    actions,
    createNodeId,
    createContentDigest,
    getNodesByType,
    reporter,
  }: NodeMaker,
  { content, problems, placeholders }: LoadedContent,
): string | undefined {
  if (!content) return report(problems);
  reporter.info(
    `Placeholders left in the content: ${placeholders.length}. npm run launch-check lists them.`,
  );
  const nodes = nodeData(content);
  for (const name of sectionNames) {
    actions.createNode({
      ...nodes[name],
      id: createNodeId(name),
      internal: {
        type: typeName(name),
        contentDigest: createContentDigest(nodes[name]),
      },
    });
  }
  for (const node of getNodesByType(typeName("document")))
    if (!content.documents.some(({ slug }) => slug === node["slug"]))
      actions.deleteNode(node);
  for (const { markdown, ...document } of content.documents) {
    actions.createNode({
      ...document,
      id: createNodeId(document.slug),
      internal: {
        type: typeName("document"),
        // gatsby-transformer-remark makes a child of it. The empty line keeps a
        // rule (---) at the start from being read as front matter.
        mediaType: "text/markdown",
        content: `\n${markdown}`,
        contentDigest: createContentDigest({ ...document, markdown }),
      },
    });
  }
  return undefined;
}
