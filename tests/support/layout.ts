/**
 * Looks for what is wrong with the layout of the page at its present size: one
 * line for each scrollbar, cut-off text, broken word, overlap and small target.
 * Runs in the browser, so it uses nothing from outside.
 *
 * @param within a selector; only what is in there is looked at
 */
export function layoutProblems(within = "body"): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const problems = new Set<string>();
  const page = document.documentElement;
  const screen = page.clientWidth;

  const name = (element: Element, text = element.textContent) =>
    `<${element.localName}> “${(text.trim() || element.ariaLabel || "").slice(0, 40)}” in #${element.closest("[id]")?.id}`;
  const inside = (box: Box, outer: Box) =>
    box.left > outer.left - 1.5 &&
    box.right < outer.right + 1.5 &&
    box.top > outer.top - 1.5 &&
    box.bottom < outer.bottom + 1.5;
  const meet = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const related = (a: Element, b: Element) => a.contains(b) || b.contains(a);
  const isBefore = (a: Element, b: Element) =>
    a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING;
  const opaque = (color: string) => !/[,/] ?0\)$/.test(color);
  const isPainted = (style: CSSStyleDeclaration) =>
    opaque(style.backgroundColor) ||
    ["top", "right", "bottom", "left"].some(
      (side) =>
        parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        opaque(style.getPropertyValue(`border-${side}-color`)),
    );

  const all = [...document.querySelectorAll(`${within}, ${within} *`)];
  const forEarsOnly = all.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { overflow } = getComputedStyle(element);
    return overflow === "hidden" && width === 1 && height === 1;
  });

  /** Everything a visitor can see, with what the checks ask for many times. */
  const parts = all
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !forEarsOnly.some((hidden) => hidden.contains(element)),
    )
    .map((element) => {
      const style = getComputedStyle(element);
      const rects = [...element.getClientRects()];
      const box = element.getBoundingClientRect();
      const { position, display, overflow, zIndex } = style;
      return {
        element,
        box,
        rects,
        display,
        fixed: position === "fixed",
        floats: /fixed|absolute/.test(position),
        clips: /hidden|clip/.test(overflow),
        covers: opaque(style.backgroundColor),
        painted: rects.length > 0 && isPainted(style),
        behind: Number(zIndex) < 0,
        control: element.matches(
          "a[href], button, summary, input, select, iframe",
        ),
      };
    });
  const partOf = new Map(parts.map((part) => [part.element, part]));

  /** The lines of text; what a letter covers is the middle of its line. */
  const lines = parts.flatMap(({ element }) =>
    [...element.childNodes]
      .filter((node) => node instanceof Text)
      .filter((node) => node.data.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const label = name(element, node.textContent ?? "");
        return [...range.getClientRects()].map((line) => ({
          ...{ node, element, label, left: line.left, right: line.right },
          top: line.top + line.height / 4,
          bottom: line.bottom - line.height / 4,
        }));
      }),
  );

  // A very long word and an address may break.
  const shortWord = /(?<![^\s–-])\p{L}{2,12}(?!\p{L}|\S*@)/gu;
  for (const { node, label } of lines) {
    for (const { 0: word, index } of node.data.matchAll(shortWord)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (others.some(({ top }) => first && top > first.top + first.height / 2))
        problems.add(`breaks “${word}”: ${label}`);
    }
  }
  if (page.scrollWidth > screen) {
    problems.add(`the page scrolls sideways: it is ${page.scrollWidth} wide`);
  }
  for (const { element, box, fixed } of parts) {
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
    if (scrolls && element.scrollWidth > element.clientWidth + 1)
      problems.add(`scrolls sideways: ${name(element)}`);
    // What is fixed cannot be scrolled into view.
    if (fixed && box.bottom > window.innerHeight + 1)
      problems.add(`leaves the screen: ${name(element)}`);
  }

  for (const line of lines) {
    if (line.left < -1 || line.right > screen + 1)
      problems.add(`leaves the screen: ${line.label}`);
    const layers: Element[] = [];
    let outer: (typeof parts)[number] | undefined = partOf.get(line.element);
    while (outer) {
      if (outer.rects.length > 0 && !inside(line, outer.box)) {
        if (outer.clips) problems.add(`is cut off: ${line.label}`);
        else if (outer.painted) problems.add(`sticks out: ${line.label}`);
      }
      if (outer.covers || outer.fixed) layers.push(outer.element);
      outer = outer.floats
        ? undefined
        : partOf.get(outer.element.parentElement!);
    }
    for (const { element, control, painted, behind, rects } of parts) {
      if ((!control && !painted) || behind || related(element, line.element))
        continue;
      if (!rects.some((rect) => meet(rect, line))) continue;
      // A sign that lets taps through stands in its own field.
      if (
        element.nextElementSibling === line.element &&
        getComputedStyle(line.element).pointerEvents === "none"
      )
        continue;
      // What lies below the text's own card or bar does not disturb it.
      const below = layers.some(
        (layer) =>
          !layer.contains(element) &&
          (partOf.get(layer)?.fixed || !isBefore(layer, element)),
      );
      if (!below) problems.add(`${name(element)} overlaps ${line.label}`);
    }
  }
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (line.node !== other.node && meet(line, other))
        problems.add(`${line.label} overlaps ${other.label}`);
    }
  });

  const controls = parts.filter(({ control }) => control);
  controls.forEach(({ element, box, rects, display }, index) => {
    // What stands within a sentence is as high as its line.
    const inSentence = [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node instanceof Text && node.data.trim(),
    );
    if (
      display !== "inline" &&
      !inSentence &&
      Math.min(box.width, box.height) < 43.5
    )
      problems.add(
        `only ${Math.round(box.width)} × ${Math.round(box.height)}: ${name(element)}`,
      );
    for (const other of controls.slice(index + 1)) {
      if (
        !related(element, other.element) &&
        rects.some((rect) => other.rects.some((each) => meet(rect, each)))
      )
        problems.add(`${name(element)} overlaps ${name(other.element)}`);
    }
  });

  const blocks = parts.filter(
    ({ element, floats }) => element.matches("main > *, footer") && !floats,
  );
  blocks.forEach(({ element, box }, index) => {
    const next = blocks[index + 1];
    if (next && box.bottom > next.box.top + 1)
      problems.add(`${name(element)} overlaps ${name(next.element)}`);
  });
  return [...problems];
}
