/**
 * Looks for text with too little contrast to what is behind it: below 7 in
 * running text, below 4.5 elsewhere. Runs in the browser, so it uses nothing from
 * outside.
 */
export function contrastProblems(): string[] {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return ["no canvas"];

  const rgba = (colour: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    return { rgb: [r, g, b], alpha: a / 255 };
  };
  const over = (colour: string, below: number[], opacity = 1) => {
    const { rgb, alpha } = rgba(colour);
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
      const { color } = getComputedStyle(element);
      const [low = 0, high = 0] = [below, over(color, below, opacity(element))]
        .map(luminance)
        .sort((a, b) => a - b);
      const ratio = (high + 0.05) / (low + 0.05);
      const running =
        element.closest("p, li, dd, td, blockquote") &&
        !element.closest("a, button, summary, h1, h2, h3");
      return ratio < (running ? 7 : 4.5)
        ? [`${ratio.toFixed(2)}: “${element.textContent.trim().slice(0, 40)}”`]
        : [];
    });
}
