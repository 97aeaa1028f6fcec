import type { GatsbyConfig } from "gatsby";

// With more processors, Gatsby has its helper process build the schema once more
// to run the queries, and then starts it anew for the pages: 4 s for three pages.
process.env["GATSBY_CPU_COUNT"] = "1";

const config: GatsbyConfig = {
  graphqlTypegen: {
    generateOnBuild: true,
    // Not in `src`, which Tailwind watches: one would have the other made anew
    // without end.
    typesOutputPath: "gatsby-types.d.ts",
  },
  jsxRuntime: "automatic",
  // The specification names /privacy-policy, so no address ends in a slash.
  trailingSlash: "never",
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content" },
    },
    "gatsby-transformer-remark",
    "gatsby-plugin-postcss",
  ],
};

export default config;
