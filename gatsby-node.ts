// The index of the build: each hook, and the steps in the order they run.
import { loadContent } from "./pipeline/content/load-content";
import { writeFonts } from "./pipeline/assets/fonts";
import { writeLazyData } from "./pipeline/assets/lazy-data";
import { prune } from "./pipeline/publish/prune";
import { pagesToFiles } from "./pipeline/publish/page-files";
import { writeIcons } from "./pipeline/assets/icons";
import { writeShareCards } from "./pipeline/assets/share-cards";
import { deferScripts } from "./pipeline/publish/defer-scripts";
import { addStructuredData } from "./pipeline/publish/structured-data";
import { writeMarkdownVersions } from "./pipeline/publish/markdown-version";
import { writeDiscovery } from "./pipeline/publish/discovery";
import { writeHeaders } from "./pipeline/publish/headers";
import { writeCompressed } from "./pipeline/publish/compress";

// What the style sheet and the editor need before Gatsby starts.
export const onPreBootstrap = async () => {
  await writeFonts();
};

// Content becomes nodes, nodes become pages.
export {
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  sourceNodes,
} from "./pipeline/gatsby/nodes";
export { createPages } from "./pipeline/gatsby/pages";

// Before the pages are built, so that `npm run dev` has the files too.
export const onPostBootstrap = writeLazyData;

export { onCreateWebpackConfig } from "./pipeline/gatsby/webpack";

// The finished pages become the published files.
export const onPostBuild = async () => {
  const { content } = loadContent("content", process.env["FORM_HOST"]);
  if (!content)
    throw new Error("The content was changed during the build. Build again.");
  prune();
  pagesToFiles();
  await writeIcons(content);
  await writeShareCards(content);
  deferScripts(content);
  addStructuredData(content);
  writeMarkdownVersions(content);
  writeDiscovery(content);
  writeHeaders(content);
  await writeCompressed();
};
