import type { GatsbyConfig } from "gatsby";
import { typeset } from "./pipeline/gatsby/typeset";
import { currentBuild } from "./pipeline/settings";

// With more, Gatsby starts worker processes that build the schema again: 4 s
// slower for three pages.
process.env["GATSBY_CPU_COUNT"] = "1";

// Node 24 warns that an old package of Gatsby's uses punycode, and Gatsby prints
// that as a red error. For the processes that Gatsby starts.
process.env["NODE_OPTIONS"] =
  `${process.env["NODE_OPTIONS"] ?? ""} --disable-warning=DEP0040`;

const config: GatsbyConfig = {
  // Where NETLIFY is set, Gatsby would install an adapter, which adds headers of its
  // own to `_headers`: https://github.com/gatsbyjs/gatsby/issues/38542
  adapter: { name: "none", adapt: () => undefined },
  graphqlTypegen: {
    generateOnBuild: true,
    // Not in `src`, which Tailwind watches: the two would trigger each other
    // forever.
    typesOutputPath: "gatsby-types.d.ts",
  },
  jsxRuntime: "automatic",
  // The specification says /privacy-policy, without a slash at the end.
  trailingSlash: "never",
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: currentBuild().folder,
        // The nodes of documents have filled references. `npm run dev` needs the
        // files as well, to follow an edit.
        ignore:
          process.env["NODE_ENV"] === "production"
            ? ["**/*.md"]
            : ["**/README.md", "**/fields.md"],
      },
    },
    {
      resolve: "gatsby-transformer-remark",
      options: {
        footnotes: false,
        // The plugin of our own brings it with other settings.
        gfm: false,
        plugins: [
          { resolve: "gatsby-remark-content", options: { transform: typeset } },
        ],
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          // Not "auto": an AVIF would fall back to HEIF, which few browsers show.
          formats: ["jpg", "webp", "avif"],
          placeholder: "none",
          quality: 70,
        },
        // A broken picture ends the build.
        failOn: "error",
        failOnError: true,
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-postcss",
  ],
};

export default config;
