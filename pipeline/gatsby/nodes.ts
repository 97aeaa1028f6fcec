import { basename } from "node:path";
import type { CreateResolversArgs, GatsbyNode, SourceNodesArgs } from "gatsby";
import type { Nodes, Root } from "hast";
import sharp from "sharp";
import { nodesOf } from "../read/markdown";
import { loadAgain, loadOnce, type LoadedContent } from "../load";
import { pictureFolder } from "../check/pictures";
import { graphqlTypes, typeName } from "../describe/graphql-types";
import { nodeData } from "./node-data";
import { smallestSizes, type PictureFields } from "../schema/picture";
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
      type SiteYaml { terms: String }`,
    ]);
  };

/** Whether the content has been without mistakes since the start. */
let started = false;

/** Creates the nodes that queries read. Ends the build, or the start of `npm run dev`, if the content has mistakes. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const problems = createContentNodes(args, await loadOnce());
  if (problems) args.reporter.panic(problems);
  else started = true;
};

/** Reads the content again when an editor saves a file during `npm run dev`. With a mistake, the last good page stays. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { internal, sourceInstanceName } = args.node;
  // `sourceNodes` has already read the content of a build.
  if (process.env["NODE_ENV"] === "production" || !started) return;
  if (internal.type !== "File" || sourceInstanceName !== "content") return;
  const problems = createContentNodes(args, await loadAgain());
  if (problems) args.reporter.error(problems);
};

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

interface Context {
  nodeModel: {
    findOne<Node>(query: object): Promise<Node | null>;
    getNodeById(query: { id: string | undefined }): unknown;
  };
}

/** The part of the GraphQL schema that makes a picture of a size. */
interface Schema {
  getType(name: "ImageSharp"): {
    getFields(): {
      resize: {
        resolve(...args: unknown[]): Promise<{ src: string }>;
      };
    };
  };
}

/** The node of a picture's file. */
function fileOf(
  file: string,
  { nodeModel }: Context,
): Promise<{ id: string } | null> {
  const relativePath = { eq: `${pictureFolder}/${file}` };
  return nodeModel.findOne({
    type: "File",
    query: { filter: { relativePath } },
  });
}

interface HtmlAstField {
  resolve(...args: unknown[]): Promise<Root>;
}

/** Resolves `content { faq { … } }` in queries; never null. */
export const createResolvers = ({
  createResolvers: create,
}: CreateResolversArgs) => {
  const sections = Object.fromEntries(
    sectionNames.map((name) => [
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
      document: {
        resolve: (
          _: unknown,
          { slug }: { slug: string },
          { nodeModel }: Context,
        ) =>
          nodeModel.findOne({
            type: typeName("document"),
            query: { filter: { slug: { eq: slug } } },
          }),
      },
    },
    MarkdownRemark: {
      pictures: {
        type: "[Picture!]!",
        resolve: async (
          document: unknown,
          _: unknown,
          context: Context,
          info: { parentType: { getFields(): { htmlAst: HtmlAstField } } },
        ) => {
          const { htmlAst } = info.parentType.getFields();
          const root = await htmlAst.resolve(document, {}, context, info);
          return nodesOf<Nodes>(root).flatMap((node) => {
            if (node.type !== "element" || node.tagName !== "img") return [];
            const { src, alt } = node.properties;
            return { file: basename(String(src)), alt, focus: null };
          });
        },
      },
    },
    Picture: {
      shareAddress: {
        type: "String!",
        // A query would give all pictures the same focus, so this calls the field
        // `resize` with that of each.
        resolve: async (
          { file, focus }: PictureFields,
          _: unknown,
          context: Context,
          { schema }: { schema: Schema },
        ) => {
          const { resize } = schema.getType("ImageSharp").getFields();
          const parent = await fileOf(file, context);
          const image = await context.nodeModel.findOne({
            type: "ImageSharp",
            query: { filter: { parent: { id: { eq: parent?.id } } } },
          });
          const size = { ...smallestSizes.share, cropFocus: focus ?? "center" };
          // WhatsApp shows no preview above 300 kB; at 50, even pure noise is smaller.
          const options = { ...size, quality: 50, toFormat: "jpg" };
          const { src } = await resize.resolve(image, options, context);
          return src;
        },
      },
      image: {
        type: "File",
        resolve: ({ file }: PictureFields, _: unknown, context: Context) =>
          fileOf(file, context),
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
  });
};
