import { firstPaint } from "./first-paint";

/**
 * Loads the fonts after the first paint, which uses the fallbacks. Adds all
 * fonts together, so that the text is laid out again only once. Reads them from
 * the rules for visitors without scripts in `styles/fonts.css`.
 */
void firstPaint.then(async () => {
  const fonts = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as Partial<CSSMediaRule>[])
    .flatMap(({ cssRules = [] }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(
      ({ style }) =>
        new FontFace(
          // FontFace treats quotation marks as part of the name.
          style.getPropertyValue("font-family").replace(/"/g, ""),
          style.getPropertyValue("src"),
          { weight: style.getPropertyValue("font-weight") },
        ),
    );
  await Promise.allSettled(fonts.map((font) => font.load()));
  // If a font fails to load, its fallback stays.
  for (const font of fonts) document.fonts.add(font);
});
