import { parseFragment, serialize, type DefaultTreeAdapterTypes } from "parse5";
import { placeAt, type Mistake, type Problem } from "../problem";
import { attributeOf, elementsIn, type Element } from "./html";
import { placeholdersIn } from "./source-file";
import { readText } from "./text";

/** The company's logo, as the pages and the icons draw it. */
export interface Logo {
  /** The four numbers of the drawing's box. */
  viewBox: string;
  /** What is in the `<svg>`. A color may be a token: `var(--color-accent)`. */
  drawing: string;
  /** The same as the elements that React makes of it. */
  shapes: Shape[];
}

/** An element of a drawing: its name, its attributes and what is in it. */
export type Shape = [
  name: string,
  attributes: Record<string, string>,
  inside: Shape[],
];

/** Larger drawings slow every page down. */
const largest = 20_000;

/** What programs write for themselves, and what browsers would show as a hint. */
const unneeded =
  /^(?:title|desc|metadata|namedview|(?:sodipodi|inkscape|rdf|cc|dc):.*)$/i;

/** Reads `content/logo.svg`. */
export function readLogoFile(path: string): {
  logo?: Logo;
  problems: Problem[];
  placeholders: Problem[];
} {
  const { text, mistakes } = readText(path);
  const logo = mistakes.length > 0 ? "" : readLogo(text);
  const inFile = ({ offset, message }: Mistake): Problem => ({
    ...{ file: "content/logo.svg", field: "", message },
    ...placeAt(text, offset),
  });
  if (typeof logo === "object")
    return {
      logo,
      problems: [],
      placeholders: placeholdersIn(text).map(inFile),
    };
  const found = logo ? [{ offset: 0, message: logo }] : mistakes;
  return { problems: found.map(inFile), placeholders: [] };
}

/**
 * Reads a drawing. Comments and what drawing programs add go, and a style
 * attribute becomes attributes, since the security policy blocks it.
 *
 * @returns the logo, or why it cannot be used
 */
export function readLogo(text: string): Logo | string {
  const root = parseFragment(text);
  const svg = elementsIn(root).find(({ tagName }) => tagName === "svg");
  if (!svg)
    return "expected a drawing in <svg>, found none – export the logo as SVG";
  clean(svg);
  const parts = elementsIn(svg).slice(1);
  const refused = parts.find(
    (element) =>
      /^(?:script|style|image|text|foreignObject|a)$/i.test(element.tagName) ||
      element.attrs.some(
        ({ name, value }) =>
          name.startsWith("on") || (name === "href" && !value.startsWith("#")),
      ),
  );
  if (refused)
    return `found <${refused.tagName}>, which a logo cannot have here – export it with presentation attributes, and its words as outlines`;
  const viewBox = attributeOf(svg, "viewBox") ?? boxOf(svg);
  if (
    !viewBox ||
    !/^(?:-?[\d.]+[ ,]+){2}[\d.]+[ ,]+[\d.]+$/.test(viewBox.trim())
  )
    return 'the <svg> has no box – add viewBox="0 0 32 32", with its own width and height';
  const [, , width = 1, height = 1] = viewBox.trim().split(/[ ,]+/).map(Number);
  const ratio = Math.round((10 * width) / height) / 10;
  if (ratio > 3)
    return `the logo is ${ratio} times as wide as high, the limit is 3 – leave its words out; the name stands beside it`;
  const drawing = serialize(svg)
    .replace(/\s+/g, " ")
    .replaceAll("> <", "><")
    .trim();
  return drawing.length > largest
    ? `the drawing has ${Math.ceil(drawing.length / 1000)} kB, the limit is ${largest / 1000} – export a simpler one`
    : { viewBox: viewBox.trim(), drawing, shapes: shapesIn(svg) };
}

function boxOf(svg: Element): string | undefined {
  const [width, height] = ["width", "height"].map((name) =>
    Number.parseFloat(attributeOf(svg, name) ?? ""),
  );
  return width && height ? `0 0 ${width} ${height}` : undefined;
}

/** Cleans what is in an element, in place. Ids get the prefix "logo-", so that none meets one of the page. */
function clean(parent: Element): void {
  parent.childNodes = parent.childNodes.filter(
    (node) =>
      !node.nodeName.startsWith("#comment") && !unneeded.test(node.nodeName),
  );
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    const styles = (attributeOf(node, "style") ?? "").split(";");
    const fromStyle = styles.flatMap((declaration) => {
      const [, name, value] =
        /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(declaration) ?? [];
      return name && value && !name.startsWith("-") ? { name, value } : [];
    });
    const written = node.attrs.filter(
      ({ name, prefix }) =>
        !/^(?:style|class)$|:/.test(name) && (!prefix || prefix === "xlink"),
    );
    node.attrs = [
      ...written.filter(
        ({ name }) => !fromStyle.some((one) => one.name === name),
      ),
      ...fromStyle,
    ].map((attribute) => ({
      ...attribute,
      value:
        attribute.name === "id"
          ? `logo-${attribute.value}`
          : attribute.value.replace(
              /(?<=url\(['"]?#|^#)(?![\da-f]{3,8}$)/gi,
              "logo-",
            ),
    }));
    clean(node);
  }
}

function shapesIn({ childNodes }: Element): Shape[] {
  return childNodes
    .filter(isElement)
    .map((element) => [
      element.tagName,
      Object.fromEntries(
        element.attrs.map(({ name, prefix, value }) => [
          prefix ? `${prefix}:${name}` : name,
          value,
        ]),
      ),
      shapesIn(element),
    ]);
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is Element {
  return "tagName" in node;
}
