const { inSheet, shortClassNames } = require("./build/short-class-names");

module.exports = ({ env }) => ({
  plugins: [
    require("@tailwindcss/postcss"),
    require("./build/postcss-unneeded"),
    ...(env === "production" ? [inSheet(shortClassNames())] : []),
  ],
});
