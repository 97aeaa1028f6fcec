import { termsLabel } from "../site";
import type { Content } from "../sections";
import { isVerified } from "../model/testimonials";
import { currentBuild } from "../settings";

/** The content as its nodes hold it: with the label of the links to the terms, and in a release without the quotes that nobody has verified. */
export function nodeData(content: Content) {
  const { isRelease } = currentBuild();
  return {
    ...content,
    site: { ...content.site, terms: termsLabel(content), logo: content.logo },
    testimonials: {
      ...content.testimonials,
      items: content.testimonials.items.filter(
        (item) => !isRelease || isVerified(item),
      ),
    },
  };
}
