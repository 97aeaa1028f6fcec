/** The characters of a title that search results show. */
const longestTitle = 70;

/** A page's title with the company's name behind it, where both have room. */
export function fullTitle(title: string, company: string): string {
  const named = `${title} | ${company}`;
  return named.length > longestTitle ? title : named;
}
