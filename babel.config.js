// Gatsby's own preset writes classes, spreads and optional chaining for browsers
// of 2015, whatever `browserslist` in package.json says, and every visitor loads
// the difference. Its TypeScript plugin does the same to `?.` and `??` and takes
// no options: `overrides` in package.json has it only read them.
const { inScripts, shortClassNames } = require("./build/short-class-names");

module.exports = (api) => {
  const development = api.env("development");
  return {
    presets: [
      ["@babel/preset-env", { modules: false }],
      ["@babel/preset-react", { runtime: "automatic", development }],
    ],
    plugins: development
      ? []
      : [
          ["transform-react-remove-prop-types", { removeImport: true }],
          [inScripts, { names: shortClassNames() }],
        ],
  };
};
