import type { Section, Site } from "../../tools/review/compare";

/** A section that says something. */
export function section(
  text: string,
  pictures: Section["pictures"] = {},
): Section {
  return { text, pictures };
}

/** A site whose landing page has one section. */
export function page(
  name: string,
  text: string,
  pictures?: Section["pictures"],
): Site {
  return { "/": { [name]: section(text, pictures) } };
}

/** Bytes that stand for a picture: equal for equal looks. */
export function picture(looks: string): Uint8Array {
  return Buffer.from(looks);
}
