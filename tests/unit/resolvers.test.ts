import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import sharp from "sharp";
import { createResolvers } from "../../pipeline/gatsby/resolvers";
import { useEmptyFolder } from "../support/empty-folder";
import { htmlAst } from "../support/html-ast";

useEmptyFolder();

/** The resolvers, by type and field, that Gatsby is given. */
function resolvers() {
  const create = jest.fn();
  const args: unknown = { createResolvers: create };
  createResolvers(args as CreateResolversArgs);
  return create.mock.calls[0][0];
}

test("a photo that a phone has noted as turned keeps its upright shape", async () => {
  const absolutePath = join(process.cwd(), "turned.jpg");
  await sharp({
    create: { width: 90, height: 60, channels: 3, background: "#fff" },
  })
    .withMetadata({ orientation: 6 })
    .toFile(absolutePath);
  const context = { nodeModel: { getNodeById: () => ({ absolutePath }) } };
  const info = { originalResolver: jest.fn() };
  const image = { parent: "the file" };
  const { resolve } = resolvers().ImageSharp.gatsbyImageData;
  await resolve(image, { width: 40 }, context, info);
  const shape = { width: 40, aspectRatio: 60 / 90 };
  expect(info.originalResolver.mock.calls).toEqual([
    [image, shape, context, info],
  ]);
});

test("the pictures of a document are those that its tree names", async () => {
  const markdown = "- ![A map][m]\n\n[m]: pictures/map.png";
  const fields = { htmlAst: { resolve: () => htmlAst(markdown) } };
  const info = { parentType: { getFields: () => fields } };
  const { resolve } = resolvers().MarkdownRemark.pictures;
  expect(await resolve({}, {}, {}, info)).toEqual([
    { file: "map.png", alt: "A map", focus: null },
  ]);
});
