/**
 * Looks for too little contrast to what is behind: text below 7, or below 4.5
 * where it is large (WCAG 1.4.6), a focus ring thinner than 2 px or below 3
 * (WCAG 2.4.13), and shapes in drawings whose fill and edge are both below 3
 * (WCAG 1.4.11). Runs in the browser, so it uses nothing from outside.
 *
 * @param about all text, the ring of what has the focus, or the shapes that a
 *   selector finds
 */
export function contrastProblems(
  about: "text" | "focus" | { shapes: string } = "text",
): string[] {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return ["no canvas"];

  const rgba = (color: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    return { rgb: [r, g, b], alpha: a / 255 };
  };
  const over = (color: string, below: number[], opacity = 1) => {
    const { rgb, alpha } = rgba(color);
    const share = alpha * opacity;
    return below.map((part, i) => part * (1 - share) + (rgb[i] ?? 0) * share);
  };
  const luminance = (rgb: number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((part) =>
      part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const background = (element: Element | null): number[] => {
    if (!element) return rgba("Canvas").rgb;
    const { backgroundColor } = getComputedStyle(element);
    return rgba(backgroundColor).alpha === 1
      ? rgba(backgroundColor).rgb
      : over(backgroundColor, background(element.parentElement));
  };
  const opacity = (element: Element | null): number =>
    element
      ? Number(getComputedStyle(element).opacity) *
        opacity(element.parentElement)
      : 1;

  const ratioOf = (...colors: [number[], number[]]) => {
    const [low = 0, high = 0] = colors.map(luminance).sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  if (about === "focus") {
    const focused = document.activeElement;
    if (!focused) return ["nothing has the focus"];
    // Then it is on something in the frame, which is not ours.
    if (focused instanceof HTMLIFrameElement) return [];
    const style = getComputedStyle(focused);
    const behind = background(focused.parentElement);
    const ratio = ratioOf(behind, over(style.outlineColor, behind));
    const isSeen =
      style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    return isSeen && ratio >= 3
      ? []
      : [`ring ${style.outline}, contrast ${ratio.toFixed(2)}`];
  }

  if (typeof about === "object")
    return [...document.querySelectorAll(about.shapes)].flatMap((shape) => {
      const behind = background(shape.parentElement);
      const style = getComputedStyle(shape);
      const paints =
        shape instanceof SVGElement && shape.localName !== "svg"
          ? [style.fill === "none" ? style.stroke : style.fill]
          : [
              style.backgroundColor,
              ...(parseFloat(style.borderBottomWidth)
                ? [style.borderBottomColor]
                : []),
              ...(parseFloat(style.borderTopWidth)
                ? [style.borderTopColor]
                : []),
            ];
      const ratio = Math.max(
        ...paints.map((paint) =>
          ratioOf(behind, over(paint, behind, opacity(shape))),
        ),
      );
      return ratio < 3
        ? [
            `${ratio.toFixed(2)}: <${shape.localName} class="${shape.getAttribute("class")}">`,
          ]
        : [];
    });

  return [...document.body.querySelectorAll("*")]
    .filter(
      (element) =>
        [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim(),
        ) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(".sr-only, #gatsby-announcer"),
    )
    .flatMap((element) => {
      const below = background(element);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const ratio = ratioOf(below, over(color, below, opacity(element)));
      // 18 points, or 14 where they are bold.
      const large =
        parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      return ratio < (large ? 4.5 : 7)
        ? [`${ratio.toFixed(2)}: “${element.textContent.trim().slice(0, 40)}”`]
        : [];
    });
}
