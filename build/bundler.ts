import type { GatsbyNode } from "gatsby";

/**
 * Takes Gatsby's CSS minifier out: Tailwind has minified already, and the
 * bundled cssnano 5 breaks modern CSS such as `animation-timeline`.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
}) => {
  const config = getConfig() as {
    optimization?: { minimizer?: { constructor: { name: string } }[] };
  };
  if (!config.optimization?.minimizer) return;
  config.optimization.minimizer = config.optimization.minimizer.filter(
    (minimizer) => minimizer.constructor.name !== "CssMinimizerPlugin",
  );
  actions.replaceWebpackConfig(config);
};
