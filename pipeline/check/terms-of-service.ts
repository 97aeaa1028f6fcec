import type { Content } from "../sections";

/** The name of the terms of service among the documents. */
export const termsOfService = "terms-of-service";

/** The label of the links to the terms of service; null as long as there are none. */
export function termsLabel({ site, documents }: Content): string | null {
  const written = documents.some(({ slug }) => slug === termsOfService);
  return written ? site.footer.terms : null;
}
