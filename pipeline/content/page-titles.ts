import type { PartialContent } from "../schema/content";
import type { ContentIssue } from "./content-issue";

/** Title length in characters. */
const title = { shortest: 30, longest: 60 };

/**
 * Checks each page's title and description: no two pages share one, and the
 * title with the company's name, as search results show it, has a good length.
 */
export function pageTitles({
  site,
  notFound,
  policies,
}: PartialContent): ContentIssue[] {
  if (!site) return [];
  const pages = [
    { file: "site.yaml", path: ["landing"], ...site.landing },
    ...(notFound ? [{ file: "not-found.yaml", path: [], ...notFound }] : []),
    ...policies.map((policy) => ({
      file: `${policy.slug}.md`,
      path: [],
      ...policy,
    })),
  ];
  return pages.flatMap((page, index) => {
    const found: ContentIssue[] = [];
    const whole = `${page.title} | ${site.brand.name}`;
    const { length } = [...whole];
    if (length < title.shortest || length > title.longest)
      found.push({
        file: page.file,
        path: [...page.path, "title"],
        message: `expected ${title.shortest} to ${title.longest} characters together with the company's name, found ${length} in "${whole}" – ${length < title.shortest ? "say more" : "say it in fewer words"}`,
      });
    for (const key of ["title", "description"] as const) {
      const twin = pages.slice(0, index).find((one) => one[key] === page[key]);
      if (twin)
        found.push({
          file: page.file,
          path: [...page.path, key],
          message: `the page of content/${twin.file} has the same ${key} – give each page its own`,
        });
    }
    return found;
  });
}
