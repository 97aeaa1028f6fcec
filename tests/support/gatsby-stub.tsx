import type { ComponentProps } from "react";

/** Stands in for Gatsby in unit tests: queries are nothing, and a link is a link. */
export const graphql = () => null;

/** What `useStaticQuery` returns; a test sets it. */
export const staticQuery: { data: unknown } = { data: undefined };

export const useStaticQuery = () => staticQuery.data;

export function Link({
  to,
  ...rest
}: ComponentProps<"a"> & { to: string; replace?: boolean }) {
  delete rest.replace;
  return <a href={to} {...rest} />;
}
