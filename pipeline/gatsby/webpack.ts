import type { GatsbyNode } from "gatsby";
import { paperColors } from "../assets/palettes";

/** The part of Gatsby's minimizers that this file changes. */
interface Minimizer {
  constructor: { name: string; swcMinify?: unknown };
  options: { parallel?: boolean; minimizer?: object };
}

/** The part of webpack's configuration that this file changes. */
interface WebpackConfig {
  devtool?: string | false;
  optimization?: {
    minimizer?: Minimizer[];
    splitChunks?: { cacheGroups?: { commons?: unknown } };
  };
  output: { trustedTypes?: { policyName: string } };
  plugins: unknown[];
}

/** Adjusts Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = getConfig() as WebpackConfig;
  const { optimization } = config;
  if (optimization?.minimizer) {
    // cssnano 5 breaks modern CSS such as `animation-timeline`; Tailwind has
    // already minified the style sheet.
    optimization.minimizer = optimization.minimizer.filter(
      ({ constructor }) => constructor.name !== "CssMinimizerPlugin",
    );
    optimization.minimizer.forEach(minifyWithSwc);
  }
  if (stage === "build-html" || stage === "develop-html")
    // `src/html.tsx` must not read the style sheet itself: Gatsby warns about
    // reading files during rendering.
    config.plugins.push(
      plugins.define({ PAPER: JSON.stringify(paperColors()) }),
    );
  if (stage === "build-javascript") {
    // It would bring to the first load what three late parts share.
    delete optimization?.splitChunks?.cacheGroups?.commons;
    config.devtool = false;
    // Named in the security policy, see `pipeline/publish/security-policy.ts`.
    config.output.trustedTypes = { policyName: "gatsby#webpack" };
  }
  actions.replaceWebpackConfig(config);
};

/** SWC compresses as well as Terser, in a third of the time. */
function minifyWithSwc({ constructor, options }: Minimizer): void {
  if (constructor.name !== "TerserPlugin") return;
  options.parallel = false;
  options.minimizer = {
    implementation: constructor.swcMinify,
    options: { ecma: 2020, mangle: true, compress: true },
  };
}
