import { writeCompressed } from "./pipeline/publish/compress";
import { loadContent } from "./pipeline/content/load-content";
import { writeDiscovery } from "./pipeline/publish/discovery";
import { writeEditorSchemas } from "./pipeline/content/editor-schemas";
import { deferScripts } from "./pipeline/publish/defer-scripts";
import { writeFonts } from "./pipeline/assets/fonts";
import { writeHeaders } from "./pipeline/publish/headers";
import { pagesToFiles } from "./pipeline/publish/page-files";
import { writeMarkdownVersions } from "./pipeline/publish/markdown-version";
import { writeLazyData } from "./pipeline/assets/lazy-data";
import { writePictures } from "./pipeline/assets/pictures";
import { prune } from "./pipeline/publish/prune";

export { onCreateWebpackConfig } from "./pipeline/gatsby/webpack";
export {
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  sourceNodes,
} from "./pipeline/gatsby/nodes";
export { createPages } from "./pipeline/gatsby/pages";

export const onPreBootstrap = async () => {
  writeEditorSchemas();
  await writeFonts();
};
// Before the pages, so that `npm run dev` has them too.
export const onPostBootstrap = writeLazyData;
export const onPostBuild = async () => {
  const { content } = loadContent("content", process.env["FORM_HOST"]);
  if (!content)
    throw new Error("The content was changed during the build. Build again.");
  prune();
  pagesToFiles();
  await writePictures(content);
  deferScripts(content);
  writeMarkdownVersions(content);
  writeDiscovery(content);
  writeHeaders(content);
  await writeCompressed();
};
