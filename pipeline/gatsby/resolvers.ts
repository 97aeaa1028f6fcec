import { basename } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { Nodes, Root } from "hast";
import sharp from "sharp";
import { pictureFolder } from "../check/pictures";
import { typeName } from "../describe/graphql-types";
import { nodesOf } from "../read/markdown";
import { smallestSizes, type PictureFields } from "../model/picture";
import { sectionNames } from "../sections";

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
