import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

interface Minimizer {
  constructor: { name: string };
  options: { minimizer?: { options: object } };
}

interface WebpackConfig {
  devtool?: string | false;
  optimization?: {
    minimizer?: Minimizer[];
    splitChunks?: { cacheGroups?: { shared?: { minSize?: number } } };
  };
  resolve: { alias: Record<string, string | false> };
}

/** Parts of Gatsby's run time that this site never uses, and that would still be sent to every visitor: `<Script>`, and web workers for it. */
const unused = [
  "gatsby-script",
  "@builder.io/partytown/integration",
  "./register-service-worker",
];

/**
 * Takes out Gatsby's CSS minifier, since Tailwind has minified already and the
 * bundled cssnano 5 breaks modern CSS such as `animation-timeline`, the source
 * maps, and what the browser does not need of Gatsby.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
}) => {
  const config = getConfig() as WebpackConfig;
  const { minimizer } = config.optimization ?? {};
  if (config.optimization && minimizer)
    config.optimization.minimizer = minimizer.filter(
      ({ constructor }) => constructor.name !== "CssMinimizerPlugin",
    );
  for (const { constructor, options } of minimizer ?? [])
    if (constructor.name === "TerserPlugin" && options.minimizer)
      options.minimizer.options = {
        ecma: 2020,
        compress: { passes: 3, keep_fargs: false, unsafe_arrows: true },
      };
  if (stage === "build-javascript") {
    config.devtool = false;
    // What two pages share is a script of its own only where it is worth a request.
    const { shared } = config.optimization?.splitChunks?.cacheGroups ?? {};
    if (shared) shared.minSize = 40_000;
    for (const name of unused) config.resolve.alias[name] = false;
    config.resolve.alias["prop-types"] = resolve("build/no-prop-types.js");
    config.resolve.alias["./react-dom-utils"] = resolve(
      "build/no-react-dom-utils.js",
    );
  }
  actions.replaceWebpackConfig(config);
};
