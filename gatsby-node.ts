import { writeShortClassNames } from "./build/class-names";
import { writeCompressed } from "./build/compress";
import { loadContent } from "./build/content";
import { writeDiscovery } from "./build/discovery";
import { writeEditorSchemas } from "./build/editor-help";
import { finishPages } from "./build/finish-pages";
import { writeFonts } from "./build/fonts";
import { writeHeaders } from "./build/headers";
import { pagesToFiles, pagesToFolders } from "./build/page-files";
import { writeMarkdownTwins } from "./build/markdown-twin";
import { writeParts } from "./build/parts";
import { writePictures } from "./build/pictures";
import { prune } from "./build/prune";

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
  await writeShortClassNames();
};
// Before the pages, so that `npm run dev` has them too.
export const onPostBootstrap = writeParts;
export const onPreBuild = pagesToFolders;
export const onPostBuild = async () => {
  const { content } = loadContent("content", process.env["FORM_HOST"]);
  if (!content)
    throw new Error("The content was changed during the build. Build again.");
  prune();
  pagesToFiles();
  await writePictures(content);
  finishPages(content);
  writeMarkdownTwins(content);
  writeDiscovery(content);
  writeHeaders(content);
  await writeCompressed();
};
