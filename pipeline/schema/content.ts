import type { z } from "zod";
import type { schemas, SectionName } from ".";
import type { policy } from "./policy";

/** A policy document: its front matter, its address and its Markdown. */
export type Policy = z.output<typeof policy> & {
  slug: string;
  markdown: string;
};

/** All content, validated, with every reference filled in. */
export type Content = {
  [Name in SectionName]: z.output<(typeof schemas)[Name]>;
} & {
  policies: Policy[];
};

/** The valid content files; invalid ones are absent. */
export type PartialContent = Partial<Content> & Pick<Content, "policies">;
