import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { shortClassNames } from "./short-class-names";
import { codeDigest } from "./when-changed";

interface Minimizer {
  constructor: { name: string; swcMinify?: unknown };
  options: { parallel?: boolean; minimizer?: object };
}

interface Compiler {
  hooks: {
    done: {
      tap(
        name: string,
        run: (stats: {
          compilation: { buildDependencies: Set<string> };
        }) => void,
      ): void;
    };
  };
}

interface WebpackConfig {
  cache?: { version?: string };
  devtool?: string | false;
  module: { rules: { use?: unknown }[] };
  optimization?: {
    minimizer?: Minimizer[];
    splitChunks?: { cacheGroups?: { shared?: { minSize?: number } } };
  };
  output: { trustedTypes?: { policyName: string } };
  plugins: { apply(compiler: Compiler): void }[];
  resolve: { alias: Record<string, string | false> };
}

/** Parts of Gatsby's run time that this site never uses, and that would still be sent to every visitor: `<Script>`, and web workers for it. */
const unused = [
  "gatsby-script",
  "@builder.io/partytown/integration",
  "./register-service-worker",
  "../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
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
  minimizer?.forEach(minifyWithSwc);
  keepCacheByDigest(config);
  // Packages come in the JavaScript that our browsers and Node understand.
  config.module.rules = config.module.rules.filter(
    ({ use }) => !isBabelForPackages(use),
  );
  if (stage === "build-javascript") {
    config.devtool = false;
    config.output.trustedTypes = { policyName: "gatsby#webpack" };
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

/** SWC makes scripts as small as Terser does in a third of the time, in threads of its own. */
function minifyWithSwc({ constructor, options }: Minimizer): void {
  if (constructor.name !== "TerserPlugin") return;
  options.parallel = false;
  options.minimizer = {
    implementation: constructor.swcMinify,
    options: {
      ecma: 2020,
      mangle: true,
      compress: { passes: 3, keep_fargs: false },
    },
  };
}

/**
 * To know whether its cache is still good, webpack would read all the code of
 * its loaders on every build, which takes longer than bundling.
 */
function keepCacheByDigest({ cache, plugins }: WebpackConfig): void {
  if (cache) cache.version = codeDigest(shortClassNames());
  plugins.push({
    apply({ hooks }) {
      hooks.done.tap("build dependencies", ({ compilation }) =>
        compilation.buildDependencies.clear(),
      );
    },
  });
}

function isBabelForPackages(use: unknown): boolean {
  return /node_modules\/babel-loader\//.test(JSON.stringify(use) ?? "");
}
