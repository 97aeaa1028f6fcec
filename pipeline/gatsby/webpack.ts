import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import webpack from "webpack";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { paperColours } from "../assets/palettes";
import { unexpectedPackages, type Compilation } from "../../build/shipped-packages";
import { shortClassNames } from "../../build/short-class-names";
import { codeDigest } from "../../build/when-changed";

interface Minimizer {
  constructor: { name: string; swcMinify?: unknown };
  options: { parallel?: boolean; minimizer?: object };
}

interface Compiler {
  hooks: {
    afterCompile: {
      tap(
        name: string,
        run: (
          compilation: Compilation & { hash: string; assets: object },
        ) => void,
      ): void;
    };
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
  output: {
    crossOriginLoading?: "anonymous";
    trustedTypes?: { policyName: string };
  };
  plugins: { apply(compiler: never): void }[];
  resolve: { alias: Record<string, string | false> };
}

/** Parts of Gatsby's run time that this site never uses, and that would still be in its scripts: `<Script>`, web workers for it, and server components. */
const unused = [
  "gatsby-script",
  "@builder.io/partytown/integration",
  "./register-service-worker",
  "react-server-dom-webpack",
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
  if (stage === "build-html" || stage === "develop-html")
    config.plugins.push(themeColours());
  if (stage === "build-javascript") {
    config.devtool = false;
    config.output.trustedTypes = { policyName: "gatsby#webpack" };
    // The hashes need it, though all scripts come from the site itself.
    config.output.crossOriginLoading = "anonymous";
    config.plugins.push(
      { apply: refuseUnexpectedPackages },
      { apply: hashByScripts },
      compileAhead,
      // For scripts that scripts load; `finish-pages.ts` does the same for those of a page.
      new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
    );
    // What two pages share is a script of its own only where it is worth a request.
    const { shared } = config.optimization?.splitChunks?.cacheGroups ?? {};
    if (shared) shared.minSize = 40_000;
    for (const name of unused) config.resolve.alias[name] = false;
    config.resolve.alias["prop-types"] = resolve("build/no-prop-types.js");
    config.resolve.alias["./react-dom-utils"] = resolve(
      "build/no-react-dom-utils.js",
    );
    config.resolve.alias["./prefetch"] = resolve("build/prefetch.js");
  }
  actions.replaceWebpackConfig(config);
};

/** For the frame of the pages. If that read a file, Gatsby would warn of it, and make every page again on every build. */
function themeColours() {
  return new webpack.DefinePlugin({ PAPER: JSON.stringify(paperColours()) });
}

/** Asks the browser to compile the scripts beside the main thread, where on a slow phone it would be in the visitor's way. */
const compileAhead = new webpack.BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  // After the minifier, which would take it out.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  test: /\.js$/,
});

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
    apply({ hooks }: Compiler) {
      hooks.done.tap("build dependencies", ({ compilation }) =>
        compilation.buildDependencies.clear(),
      );
    },
  });
}

/** Ends the build where a visitor would load a package that is not on the list. */
function refuseUnexpectedPackages({ hooks }: Compiler): void {
  hooks.afterCompile.tap("shipped packages", (compilation) => {
    // The style sheet is made by a compiler inside of this one.
    if (compilation.compiler.isChild()) return;
    for (const message of unexpectedPackages(compilation, process.cwd()))
      compilation.errors.push(new Error(message));
  });
}

/**
 * A page that finds another hash on the server than its own loads anew. webpack's
 * changes with what comes from its cache, so that a warm build would not be like
 * a cold one; this one changes with the scripts and styles, by their names.
 */
function hashByScripts({ hooks }: Compiler): void {
  hooks.afterCompile.tap("hash by scripts", (compilation) => {
    compilation.hash = createHash("sha256")
      .update(Object.keys(compilation.assets).sort().join())
      .digest("hex")
      .slice(0, 20);
  });
}

function isBabelForPackages(use: unknown): boolean {
  return /node_modules\/babel-loader\//.test(JSON.stringify(use) ?? "");
}
