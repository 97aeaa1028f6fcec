// The index of the build: each hook, and the steps in the order they run.
import type { GatsbyNode } from "gatsby";
import { contentHooks } from "./pipeline/gatsby/nodes";
import { loadOnce } from "./pipeline/load";
import { writeFonts } from "./pipeline/assets/fonts";
import { writeIcons } from "./pipeline/assets/icons";
import { writeSharePictures } from "./pipeline/assets/share-pictures";
import { writeZipShards } from "./pipeline/assets/zip-data";
import { pagesToFiles, removeLeftovers } from "./pipeline/publish/page-files";
import { listedPagesOf, pagesOf } from "./pipeline/site";
import { currentColors } from "./pipeline/read/colors";
import { writeManifest } from "./pipeline/publish/manifest";
import { writeSitemap } from "./pipeline/publish/sitemap";
import { addStructuredData } from "./pipeline/publish/structured-data";
import { writeHeaders } from "./pipeline/publish/headers";

// What the style sheet needs before Gatsby starts.
export const onPreBootstrap = writeFonts;

// Content becomes nodes, queries read them, nodes become pages.
export { createSchemaCustomization } from "./pipeline/gatsby/nodes";
export const { sourceNodes, onCreateNode } = contentHooks();
export { createResolvers } from "./pipeline/gatsby/resolvers";
export { createPages } from "./pipeline/gatsby/pages";

// Before the pages are built, so that `npm run dev` has the files too.
export const onPostBootstrap = async () => {
  await writeZipShards();
  await writeIcons();
};

export { onCreateWebpackConfig } from "./pipeline/gatsby/webpack";

// The finished pages become the published files.
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const { content } = await loadOnce();
  // Mistakes have ended the build before.
  if (!content) return;
  const pages = pagesOf(content);
  pagesToFiles(pages);
  removeLeftovers();
  addStructuredData(content);
  writeSitemap(content.site.url, listedPagesOf(content));
  writeManifest(content.site.brand.name, currentColors());
  await writeSharePictures(content);
  writeHeaders(content, pages);
};
