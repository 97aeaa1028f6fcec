/** The id of the comparison, where a link that a visitor has copied leads. */
export const comparisonAnchor = "cost-comparison";
