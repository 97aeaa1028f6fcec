import type { GatsbyNode } from "gatsby";
import { currentColors } from "../read/colors";

/** The part of webpack's configuration that this file changes. */
interface WebpackConfig {
  devtool?: string | false;
  optimization?: { minimizer?: object[] };
  output: { trustedTypes?: { policyName: string } };
  plugins: object[];
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
  }
  const { light, dark } = currentColors();
  const paper = { light: light["paper"], dark: dark["paper"] };
  config.plugins.push(plugins.define({ PAPER: JSON.stringify(paper) }));
  if (stage === "build-javascript") {
    // Source maps: 1.3 MB that no visitor loads.
    config.devtool = false;
    // Named in the security policy, see `pipeline/publish/security-policy.ts`.
    config.output.trustedTypes = { policyName: "gatsby#webpack" };
  }
  actions.replaceWebpackConfig(config);
};
