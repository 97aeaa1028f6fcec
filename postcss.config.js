module.exports = {
  plugins: [
    require("@tailwindcss/postcss"),
    require("./build/postcss-unneeded"),
  ],
};
