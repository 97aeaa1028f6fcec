declare module "mdast-util-gfm/from-markdown" {
  import type { MdastExtension } from "mdast-util-from-markdown";

  /** Makes nodes of GitHub's additions to Markdown. The package ships no types. */
  const extension: MdastExtension;
  export default extension;
}
