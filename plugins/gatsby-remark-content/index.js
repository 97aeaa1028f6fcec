// What gatsby-transformer-remark lets only a plugin of its own do.
const gfm = require("remark-gfm");

/** GitHub's additions to Markdown, except that a single tilde stays a tilde ($50~$90). */
exports.setParserPlugins = () => [[gfm, { singleTilde: false }]];

/** Hands the tree to a function, since Gatsby does not compile TypeScript here. */
exports.default = ({ markdownAST }, { transform }) => transform(markdownAST);
