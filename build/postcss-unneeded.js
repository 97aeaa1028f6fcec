/**
 * Takes out of the style sheet what Tailwind writes and no supported browser
 * uses: the stand-in for `@property` in browsers older than the browserslist,
 * custom properties of its own that nothing reads, the style of every border,
 * which the reset has set, the root of components in shadow, and comments.
 */
module.exports = {
  postcssPlugin: "unneeded",
  OnceExit(root) {
    root.walkComments((comment) => void comment.remove());
    root.walkAtRules("layer", (layer) => {
      if (layer.params === "properties" && layer.nodes) layer.remove();
    });
    root.walkRules(/:host/, (rule) => {
      rule.selectors = rule.selectors.filter((one) => one !== ":host");
    });
    root.walkDecls(/^border/, (decl) => {
      if (decl.value === "var(--tw-border-style)") decl.remove();
    });
    const read = new Set(root.toString().match(/(?<=var\()--tw-[\w-]+/g) ?? []);
    root.walkDecls(/^--tw-/, (decl) => {
      if (!read.has(decl.prop)) decl.remove();
    });
    root.walkAtRules("property", (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
  },
};
