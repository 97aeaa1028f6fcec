import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  graphqlTypegen: { generateOnBuild: true },
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
