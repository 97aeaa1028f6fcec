import type { z } from "zod";
import type { schemas, SectionName } from ".";
import type { document } from "./document";
import type { FormEmbed } from "./form-snippet";

/** A document: its front matter, its address and its Markdown. */
export type Document = z.output<typeof document> & {
  slug: string;
  markdown: string;
};

/** All content, validated, with every reference filled in. */
export type Content = {
  [Name in SectionName]: z.output<(typeof schemas)[Name]>;
} & {
  /** Added by `loadContent`. */
  site: { form: { embed: FormEmbed } };
  documents: Document[];
};

/** The valid content files; invalid ones are absent. */
export type PartialContent = Partial<Content> & Pick<Content, "documents">;
