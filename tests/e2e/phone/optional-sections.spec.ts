import { expect, open, test } from "../../support/page";

/** The sections that an editor may switch off. */
const optional = [
  "pain-points",
  "map-pack",
  "timeline",
  "testimonials",
  "faq",
  "closing",
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`In the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test("whichever sections are switched off, an edge stays between any two that meet", async ({
      page,
      guard,
    }) => {
      guard.allowForm();
      await open(page);
      expect(await page.evaluate(missingEdges, optional)).toEqual([]);
    });
  });
}

/**
 * Takes every choice of sections off the page and names the neighbors between
 * which there is neither one line nor a change of color. Runs in the browser,
 * so it uses nothing from outside.
 */
function missingEdges(optional: string[]): string[] {
  const all = [...document.querySelectorAll("main > section, footer")];
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const color = (element: Element) => {
    const { backgroundColor } = getComputedStyle(element);
    return /[,/] ?0\)$/.test(backgroundColor) ? paper : backgroundColor;
  };
  /** How many lines of full width lie where the two meet. */
  const linesBetween = (upper: Element, lower: Element) => {
    const edge = lower.getBoundingClientRect().top;
    const width = document.documentElement.clientWidth;
    return [upper, lower]
      .flatMap((section) => [section, ...section.querySelectorAll("*")])
      .filter((element) => element.clientWidth >= width - 2)
      .flatMap((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
        return [
          { at: top, line: borderTopWidth },
          { at: bottom, line: borderBottomWidth },
        ];
      })
      .filter(({ at, line }) => Math.abs(at - edge) < 2 && parseFloat(line) > 0)
      .length;
  };

  const found = new Set<string>();
  for (let choice = 0; choice < 2 ** optional.length; choice += 1) {
    const off = optional.filter((_, index) => (choice >> index) & 1);
    const left = all.filter(({ id }) => !off.includes(id));
    const gone = all
      .filter(({ id }) => off.includes(id))
      .map((section) => {
        const place = document.createComment("");
        section.replaceWith(place);
        return { section, place };
      });
    left.slice(1).forEach((lower, index) => {
      const upper = left[index]!;
      const lines = linesBetween(upper, lower);
      const edges = color(upper) === color(lower) ? lines : Math.max(lines, 1);
      if (edges !== 1)
        found.add(`${upper.id} and ${lower.id || lower.localName}: ${lines}`);
    });
    gone.forEach(({ section, place }) => place.replaceWith(section));
  }
  return [...found];
}
