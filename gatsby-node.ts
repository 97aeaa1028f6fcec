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

export const onPreBootstrap = writeFonts;
export const onPostBuild = writePictures;
