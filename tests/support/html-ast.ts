import type { Root } from "hast";
import config from "../../gatsby-config";

/** The tree that gatsby-transformer-remark makes of Markdown, with the plugins and options of `gatsby-config.ts`. */
export async function htmlAst(markdown: string): Promise<Root> {
  const name = "gatsby-transformer-remark";
  const plugin = config.plugins?.find(
    (one) => typeof one === "object" && one?.resolve === name,
  );
  const { plugins, ...options } = Object(plugin).options;
  const cache = new Map();
  const { setFieldsOnGraphQLNodeType } = await import(`${name}/gatsby-node`);
  const { htmlAst: field } = await setFieldsOnGraphQLNodeType(
    {
      type: { name: "MarkdownRemark" },
      ...{ cache, getCache: () => cache, getNodesByType: () => [] },
    },
    {
      ...options,
      plugins: await Promise.all(plugins.map(loaded)),
    },
  );
  const internal = { content: markdown, contentDigest: markdown };
  return field.resolve({ id: "document", internal });
}

/** A plugin of the plugin, as Gatsby hands it over. */
async function loaded(plugin: { resolve: string; options: object }) {
  const { default: module } = await import(`../../plugins/${plugin.resolve}`);
  return { module, name: plugin.resolve, pluginOptions: plugin.options };
}
