import { writeEditorSchemas } from "./build/editor-help";
import { writeFonts } from "./build/fonts";
import { writePictures } from "./build/pictures";

export { onCreateWebpackConfig } from "./build/bundler";
export {
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  sourceNodes,
} from "./build/nodes";
export { createPages } from "./build/pages";

export const onPreBootstrap = async () => {
  writeEditorSchemas();
  await writeFonts();
};
export const onPostBuild = writePictures;
