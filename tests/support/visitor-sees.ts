/* What runs in the browser to see the page as a visitor does: nothing in here uses anything from outside of its function. */

/** The site's fonts, by name. */
export const fonts = ["Besley", "Libre Franklin"];

/** The fonts that text is set in by now, by name, fallbacks included. */
export function loadedFonts(): string[] {
  return [...document.fonts]
    .filter(({ status }) => status === "loaded")
    .map(({ family }) => family.replaceAll('"', ""))
    .sort();
}
