/**
 * Loads the fonts once the page has been painted with their fallbacks, and adds
 * them together, so that the text is laid out anew only once. Which they are
 * says `styles/fonts.css`, for visitors without scripts. The build puts this
 * before the starter.
 */
const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  // Firefox says nothing of the paint of a page that opens further down.
  setTimeout(resolve, 1_000);
});

void painted.then(async () => {
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

// A module, so that `gatsby-browser.tsx` can import it.
export {};
