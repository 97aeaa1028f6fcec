import type { PartialContent } from "../schema/content";
import type { ContentIssue } from "./content-issue";

/** Title length in characters. */
const title = { shortest: 30, longest: 60 };

/**
 * Checks that no two pages share a title or description, and that titles fit
 * search results, which show them with the company's name.
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
        message: `expected ${title.shortest} to ${title.longest} characters including the company's name, found ${length} in "${whole}" – ${length < title.shortest ? "write more" : "shorten it"}`,
      });
    for (const key of ["title", "description"] as const) {
      const twin = pages.slice(0, index).find((one) => one[key] === page[key]);
      if (twin)
        found.push({
          file: page.file,
          path: [...page.path, key],
          message: `content/${twin.file} has the same ${key} – give each page its own`,
        });
    }
    return found;
  });
}
