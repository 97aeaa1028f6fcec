import { fileOf, schemas, type SectionName } from "../schema";
import type { PartialContent } from "../schema/content";
import { jsonSchemas } from "../schema/json";
import { locate, type ContentIssue } from "./content-issue";
import type { LoadedContent } from "./load-content";
import type { Problem } from "./problem";
import { factAt, type FactSource } from "./references";
import {
  constants,
  testimonialCount,
  testimonialRating,
  type Constant,
} from "./specification";
import { walk } from "./walk";

type Loaded = Pick<LoadedContent, "files"> & { content?: PartialContent };

/**
 * Lists where the content differs from the specification's constants. This is
 * information for reviewers: editors may change all of it. What the content
 * adds is no difference; an item or section that is gone is one.
 */
export function specificationDifferences({
  content,
  files,
}: Loaded): Problem[] {
  if (!content) return [];
  const names = Object.keys(schemas) as SectionName[];
  const hidden = names.filter((name) => {
    const section = content[name] as { shown?: boolean } | undefined;
    return section?.shown === false;
  });
  const data: FactSource["data"] = comparable(content);
  for (const name of hidden) delete data[name];
  return [
    ...hidden.map((name) => ({
      file: fileOf(name),
      path: ["shown"],
      message:
        "the specification says the page has this section, the content leaves it out",
    })),
    ...constants.flatMap((constant) => difference(constant, data)),
    ...testimonialDifferences(content),
  ].map((issue) => locate(issue, files));
}

/** The content with what the constants name but no schema has: the policy's headings, and slugs of navigation links. */
function comparable({ policies, ...content }: PartialContent) {
  const policy = policies.find(({ slug }) => slug === "privacy-policy");
  const headings = policy?.markdown.match(/(?<=^## ).+$/gm) ?? [];
  const links = content.site?.nav.links.map((link) => ({
    ...link,
    slug: link.target,
  }));
  return {
    ...content,
    site: content.site && { ...content.site, nav: { links } },
    policy: policy && { ...policy, headings },
  };
}

/** What messages call an item of each list. */
const nouns: Record<string, string> = {
  included: "service",
  items: "question",
  plans: "plan",
  stages: "stage",
  tiers: "tier",
};

function difference(
  constant: Constant,
  data: FactSource["data"],
): ContentIssue[] {
  const [field, says, pattern] = constant;
  const keys = field.split(".");
  const name = keys[0] as SectionName | "policy";
  const fact = factAt(keys, { data, schemas: jsonSchemas });
  if (!data[name] || !fact) return [];
  const { path, value, text } = fact;
  const file = name === "policy" ? "privacy-policy.md" : fileOf(name);
  const missing = path.indexOf(-1);
  if (missing >= 0)
    return missingItem(constant, keys.slice(0, missing + 2)).map((message) => ({
      file,
      path: path.slice(0, missing),
      message,
    }));

  const exact = text !== undefined && !pattern;
  const words = plain(text ?? wordsOf(value));
  const same = exact
    ? words === plain(says)
    : (pattern?.test(words) ??
      words.toLowerCase().includes(plain(says).toLowerCase()));
  if (same) return [];
  // Prices and ranges need no quotation marks.
  const isFigure = exact && typeof value !== "string";
  const quoted = (said: string) => (isFigure ? said : `"${said}"`);
  const found = exact ? `says ${quoted(words)}` : "does not";
  const message = `the specification says ${quoted(says)}, the content ${found}`;
  return [{ file, path, message }];
}

/** One message for all constants of an item, with the first of them. */
function missingItem(constant: Constant, keys: string[]): string[] {
  const item = keys.join(".");
  const about = constants.filter(([field]) =>
    `${field}.`.startsWith(`${item}.`),
  );
  if (about[0] !== constant) return [];
  const says = about.map(([, words]) => words).join(", ");
  const noun = nouns[keys.at(-2) ?? ""] ?? "item";
  return [`the specification says ${says}; the content has no such ${noun}`];
}

function testimonialDifferences({
  testimonials,
}: PartialContent): ContentIssue[] {
  if (!testimonials?.shown) return [];
  const { items } = testimonials;
  const file = fileOf("testimonials");
  const ratings = items.flatMap(({ rating }, index) => {
    if (rating === testimonialRating) return [];
    const message = `the specification says ${testimonialRating}, the content says ${rating}`;
    return { file, path: ["items", index, "rating"], message };
  });
  if (items.length >= testimonialCount) return ratings;
  const message = `the specification says ${testimonialCount} testimonials, the content has ${items.length}`;
  return [{ file, path: ["items"], message }, ...ratings];
}

/** The text with a keyboard's dashes and apostrophes, as the specification writes them. */
function plain(text: string): string {
  return text
    .replace(/[‐-–]/g, "-")
    .replace(/’/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

function wordsOf(value: unknown): string {
  return walk(value)
    .map((leaf) => String(leaf.value))
    .join(" ");
}
