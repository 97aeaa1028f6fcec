import type { CreateResolversArgs, GatsbyNode, SourceNodesArgs } from "gatsby";
import sharp from "sharp";
import { workedExample } from "../../src/lib/cost-comparison/example";
import { loadWithPictures } from "../content/picture-files";
import { pictureFolder, picturesInMarkdown } from "../content/picture-uses";
import { termsLabel } from "../content/terms-of-service";
import { graphqlTypes, typeName } from "./graphql-types";
import { costComparisonData } from "../assets/lazy-data";
import { report } from "../content/problem";
import { schemas } from "../schema";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => {
    actions.createTypes([
      graphqlTypes(),
      `type CallsBar { calls: Range! breakEven: Range! labels: CallsBarLabels! }
      type CallsBarVerdict { leads: String! plan: String! }
      type CallsBarLabels { verdict: CallsBarVerdict! breakEven: String! calls: String! }
      type SiteYaml { terms: String }
      type CostComparisonYamlExample { monthsBefore: String! bar: CallsBar }`,
    ]);
  };

/** Creates the nodes that queries read, or stops the build if the content has mistakes. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await createContentNodes(args);
};

/** Reads the content again when an editor saves a file during `npm run dev`. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  // `sourceNodes` has already read the content of a build.
  if (process.env["NODE_ENV"] === "production") return;
  const { node, getNodesByType } = args;
  const isContentFile =
    node.internal.type === "File" && node["sourceInstanceName"] === "content";
  if (isContentFile && getNodesByType(typeName("site")).length > 0)
    await createContentNodes(args);
};

type NodeMaker = Pick<
  SourceNodesArgs,
  | "actions"
  | "createNodeId"
  | "createContentDigest"
  | "getNodesByType"
  | "reporter"
>;

async function createContentNodes({
  actions,
  createNodeId,
  createContentDigest,
  getNodesByType,
  reporter,
}: NodeMaker) {
  const { content, problems, warnings, placeholders } = await loadWithPictures(
    "content",
    process.env["FORM_HOST"],
  );
  if (!content) {
    // While `npm run dev` runs, the last good page stays.
    const started = getNodesByType(typeName("site")).length > 0;
    if (started) reporter.error(report(problems));
    else reporter.panic(report(problems));
    return;
  }
  if (warnings.length > 0) reporter.warn(report(warnings));
  reporter.info(
    `Placeholders left in the content: ${placeholders.length}. npm run launch-check lists them.`,
  );
  // Calculated at build time, for visitors without JavaScript.
  const example = workedExample(costComparisonData(content));
  const nodes = {
    ...content,
    site: { ...content.site, terms: termsLabel(content) },
    costComparison: { ...content.costComparison, example },
  };
  for (const name of Object.keys(schemas) as (keyof typeof schemas)[]) {
    actions.createNode({
      ...nodes[name],
      id: createNodeId(name),
      internal: {
        type: typeName(name),
        contentDigest: createContentDigest(nodes[name]),
      },
    });
  }
  for (const { markdown, ...policy } of content.policies) {
    actions.createNode({
      ...policy,
      pictures: picturesInMarkdown(markdown),
      id: createNodeId(policy.slug),
      internal: {
        type: typeName("policy"),
        // gatsby-transformer-remark picks up every node with this type.
        mediaType: "text/markdown",
        content: markdown,
        contentDigest: createContentDigest({ ...policy, markdown }),
      },
    });
  }
}

interface Context {
  nodeModel: {
    findOne(query: object): Promise<unknown>;
    getNodeById(query: { id: string | undefined }): unknown;
  };
}

/** Resolves `content { faq { … } }` in queries; never null. */
export const createResolvers = ({
  createResolvers: create,
}: CreateResolversArgs) => {
  const sections = Object.fromEntries(
    Object.keys(schemas).map((name) => [
      name,
      {
        resolve: (_: unknown, __: unknown, { nodeModel }: Context) =>
          nodeModel.findOne({ type: typeName(name) }),
      },
    ]),
  );
  create({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    Content: {
      ...sections,
      policy: {
        resolve: (
          _: unknown,
          { slug }: { slug: string },
          { nodeModel }: Context,
        ) =>
          nodeModel.findOne({
            type: typeName("policy"),
            query: { filter: { slug: { eq: slug } } },
          }),
      },
    },
    Picture: {
      image: {
        type: "File",
        resolve: (
          { file }: { file: string },
          _: unknown,
          { nodeModel }: Context,
        ) =>
          nodeModel.findOne({
            type: "File",
            query: {
              filter: { relativePath: { eq: `${pictureFolder}/${file}` } },
            },
          }),
      },
    },
    ImageSharp: {
      gatsbyImageData: {
        // gatsby-plugin-sharp turns a photo as its camera says, but crops it to the
        // shape that it had before: https://github.com/gatsbyjs/gatsby/issues/30672
        resolve: async (
          image: { parent: string },
          options: object,
          context: Context,
          info: { originalResolver: (...args: unknown[]) => unknown },
        ) => {
          const file = context.nodeModel.getNodeById({ id: image.parent });
          const { absolutePath } = file as { absolutePath: string };
          const { autoOrient } = await sharp(absolutePath).metadata();
          const aspectRatio = autoOrient.width / autoOrient.height;
          return info.originalResolver(
            image,
            { ...options, aspectRatio },
            context,
            info,
          );
        },
      },
    },
    PolicyMarkdown: {
      body: {
        resolve: (
          { children }: { children: string[] },
          _: unknown,
          { nodeModel }: Context,
        ) => nodeModel.getNodeById({ id: children[0] }),
      },
    },
  });
};
