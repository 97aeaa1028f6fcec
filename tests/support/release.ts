import { walk } from "../../pipeline/read/walk";
import type { Content } from "../../pipeline/sections";
import { isVerified } from "../../pipeline/model/testimonials";

/** What the build makes of pictures and Markdown, which the content does not hold word for word. */
const made = ["document", "image", "shareAddress"];

/**
 * Lists the words and addresses in a page's data that a release of the content
 * would not have, such as a sample form, an unverified quote, or a placeholder
 * that has been replaced since.
 */
export function notInRelease(data: unknown, content: Content): string[] {
  const items = content.testimonials.items.filter(isVerified);
  const released = new Set(
    walk({
      ...content,
      testimonials: { ...content.testimonials, items },
    }).map(({ value }) => value),
  );
  return walk(data).flatMap(({ path, value }) =>
    typeof value !== "string" ||
    released.has(value) ||
    path.some((key) => made.includes(String(key)))
      ? []
      : value,
  );
}
