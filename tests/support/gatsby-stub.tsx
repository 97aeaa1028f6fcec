/** Stands in for Gatsby in unit tests: queries are nothing. */
export const graphql = () => null;

/** What `useStaticQuery` returns; a test sets it. */
export const staticQuery: { data: unknown } = { data: undefined };

export const useStaticQuery = () => staticQuery.data;
