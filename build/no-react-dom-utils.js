// Stands in for Gatsby's own, which would run React DOM before it is needed:
// gatsby-browser.tsx replaces both of its functions.
exports.reactDOMUtils = () => ({});
