import type { z } from "zod";
import type { Logo } from "./read/logo";
import { calculator } from "./model/calculator";
import { cities } from "./model/cities";
import { closing } from "./model/closing";
import type { document } from "./model/document";
import { error } from "./model/error";
import { faq } from "./model/faq";
import { form } from "./model/form";
import { glossary } from "./model/glossary";
import { hero } from "./model/hero";
import { howItWorks } from "./model/how-it-works";
import { mapPack, withPopulations } from "./model/map-pack";
import { marketFinder } from "./model/market-finder";
import { notFound } from "./model/not-found";
import { notifications } from "./model/notifications";
import { painPoints } from "./model/pain-points";
import { pricing, withSums } from "./model/pricing";
import { site } from "./model/site";
import { testimonials } from "./model/testimonials";
import { thirdParties } from "./model/third-parties";
import { timeline, withTimes } from "./model/timeline";

/** What leads to some of the sections only: the bar at the top, which has to or may, and the checks in place of quotes. */
type LinkSource = "nav" | "optional nav" | "checks";

/** A YAML file in `content/`, and the anchor of its section on the landing page. */
export interface Section {
  file: string;
  schema: z.ZodType;
  /** Adds what the site computes from the file. */
  compute?: (written: never) => unknown;
  anchor?: string;
  linkedFrom?: LinkSource[];
}

/**
 * The one list of the YAML files in `content/`: the sections of the landing page in
 * their order, then what other parts of the site say. A file's name in camel case is
 * its name in GraphQL and in references.
 */
// prettier-ignore
export const sections = {
  hero: { file: "hero.yaml", schema: hero, anchor: "hero" },
  painPoints: { file: "pain-points.yaml", schema: painPoints, anchor: "pain-points" },
  howItWorks: { file: "how-it-works.yaml", schema: howItWorks, anchor: "how-it-works", linkedFrom: ["nav", "checks"] },
  mapPack: { file: "map-pack.yaml", schema: mapPack, compute: withPopulations, anchor: "map-pack" },
  timeline: { file: "timeline.yaml", schema: timeline, compute: withTimes, anchor: "timeline", linkedFrom: ["checks"] },
  pricing: { file: "pricing.yaml", schema: pricing, compute: withSums, anchor: "pricing", linkedFrom: ["nav", "checks"] },
  testimonials: { file: "testimonials.yaml", get schema() { return testimonials(anchors("checks")); }, anchor: "testimonials" },
  form: { file: "form.yaml", schema: form, anchor: "form", linkedFrom: ["nav", "checks"] },
  faq: { file: "faq.yaml", schema: faq, anchor: "faq", linkedFrom: ["optional nav", "checks"] },
  closing: { file: "closing.yaml", schema: closing, anchor: "closing" },

  calculator: { file: "calculator.yaml", schema: calculator },
  cities: { file: "cities.yaml", schema: cities },
  error: { file: "error.yaml", schema: error },
  glossary: { file: "glossary.yaml", schema: glossary },
  marketFinder: { file: "market-finder.yaml", schema: marketFinder },
  notFound: { file: "not-found.yaml", schema: notFound },
  notifications: { file: "notifications.yaml", schema: notifications },
  site: { file: "site.yaml", get schema() { return site(anchors("nav"), anchors("optional nav")); } },
  thirdParties: { file: "third-parties.yaml", schema: thirdParties },
} satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

type Schemas = { [Name in SectionName]: (typeof sections)[Name]["schema"] };

/** The schema of each file, by name and in alphabetical order. */
export const schemas = Object.fromEntries(
  (Object.keys(sections) as SectionName[])
    .sort()
    .map((name) => [name, sections[name].schema]),
) as Schemas;

export const sectionNames = Object.keys(schemas) as SectionName[];

/** The anchors of the landing page's sections, or of those that a source leads to. */
export function anchors(source?: LinkSource): string[] {
  return Object.values<Section>(sections).flatMap(
    ({ anchor, linkedFrom = [] }) =>
      anchor && (!source || linkedFrom.includes(source)) ? anchor : [],
  );
}

/** A document: its front matter, its address and its Markdown. */
type Document = z.output<typeof document> & { slug: string; markdown: string };

/** The content as its files have it, validated. */
export type Written = { [Name in SectionName]: z.output<Schemas[Name]> };

/** What the site computes from a file, or the file as it is. */
type Computed<Name extends SectionName> = (typeof sections)[Name] extends {
  compute: (written: never) => infer Result;
}
  ? Result
  : Written[Name];

/** All content, with every reference filled in and what the site computes. */
export type Content = { [Name in SectionName]: Computed<Name> } & {
  documents: Document[];
  logo: Logo;
};

/** The valid content files; invalid ones are absent. */
export type PartialContent = Partial<Content> & Pick<Content, "documents">;
