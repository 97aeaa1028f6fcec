const { readFileSync } = require("node:fs");
const { resolve } = require("node:path");

const file = ".cache/short-class-names.json";

/**
 * Short names for the classes that Tailwind makes, in the scripts and the style
 * sheet that visitors load: they save a tenth of a page. In `npm run dev` the
 * classes keep their names.
 *
 * `build/class-names.ts` writes them down before webpack runs.
 *
 * @returns {Record<string, string>} by the class as it stands in `src/`
 */
function shortClassNames() {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** A class in a selector, where signs such as `:` have a backslash. */
const classes = /\.((?:\\.|[\w-])+)/g;

/** @returns {Promise<string[]>} what Tailwind makes for `src/`, in the order of the style sheet */
async function tailwindsClasses() {
  // Only here, since to load them takes longer than to see that nothing has changed.
  const tailwind = require("@tailwindcss/postcss");
  const postcss = require("postcss");
  const from = resolve("src/styles/global.css");
  const { root } = await postcss([tailwind({ optimize: false })]).process(
    readFileSync(from, "utf8"),
    { from },
  );
  const found = [];
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "utilities")
      layer.walkRules(({ selector }) => {
        for (const [, name] of selector.matchAll(classes))
          found.push(unescaped(name));
      });
  });
  return found;
}

/** @param {string} name */
function unescaped(name) {
  return name.replace(/\\(.)/g, "$1");
}

/** A PostCSS plugin. */
function inSheet(names) {
  return {
    postcssPlugin: "short-class-names",
    OnceExit(root) {
      root.walkRules((rule) => {
        rule.selector = rule.selector.replace(classes, (found, name) => {
          const short = names[unescaped(name)];
          return short ? `.${short}` : found;
        });
      });
    },
  };
}

/** A Babel plugin. As Tailwind does, it takes every word of every string for a class that has the name of one. */
function inScripts(_babel, { names }) {
  const shortened = (text) =>
    text.replace(/\S+/g, (word) => names[word] ?? word);
  return {
    visitor: {
      StringLiteral({ node }) {
        const value = shortened(node.value);
        if (value === node.value) return;
        node.value = value;
        delete node.extra;
      },
      TemplateElement({ node }) {
        node.value = {
          raw: shortened(node.value.raw),
          cooked: shortened(node.value.cooked),
        };
      },
    },
  };
}

module.exports = {
  file,
  shortClassNames,
  tailwindsClasses,
  inSheet,
  inScripts,
};
