import { writeCompressed } from "./build/compress";
import { writeEditorSchemas } from "./build/editor-help";
import { writeFonts } from "./build/fonts";
import { writeParts } from "./build/parts";
import { writePictures } from "./build/pictures";
import { prune } from "./build/prune";
import { compileScriptsAhead, letScriptsWait } from "./build/start-scripts";

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
// Before the pages, so that `npm run dev` has them too.
export const onPostBootstrap = writeParts;
export const onPostBuild = async () => {
  prune();
  await writePictures();
  letScriptsWait();
  compileScriptsAhead();
  await writeCompressed();
};
