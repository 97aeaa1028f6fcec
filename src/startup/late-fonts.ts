import { firstPaint } from "./first-paint";

/**
 * Loads the fonts once the page has been firstPaint with their fallbacks, and adds
 * them together, so that the text is laid out anew only once. Which they are
 * says `styles/fonts.css`, for visitors without scripts.
 */
void firstPaint.then(async () => {
  const fonts = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as Partial<CSSMediaRule>[])
    .flatMap(({ cssRules = [] }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(
      ({ style }) =>
        new FontFace(
          // It would take the quotation marks for a part of the name.
          style.getPropertyValue("font-family").replace(/"/g, ""),
          style.getPropertyValue("src"),
          { weight: style.getPropertyValue("font-weight") },
        ),
    );
  await Promise.allSettled(fonts.map((font) => font.load()));
  // In place of one that has failed, its fallback stays.
  for (const font of fonts) document.fonts.add(font);
});
