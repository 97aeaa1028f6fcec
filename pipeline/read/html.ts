import {
  defaultTreeAdapter as tree,
  type DefaultTreeAdapterTypes,
} from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

/** All elements in a tree that parse5 has read, also those in a `<template>`, whose scripts run once they are inserted. */
export function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inside = "content" in node ? node.content : node;
  const children = "childNodes" in inside ? inside.childNodes : [];
  return [
    ...(tree.isElementNode(node) ? [node] : []),
    ...children.flatMap(elementsIn),
  ];
}

/** The value of an attribute; undefined if the element does not have it. */
export function attributeOf(
  { attrs }: Element,
  name: string,
): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text directly in an element. */
export function textIn({ childNodes }: Element): string {
  return childNodes
    .map((node) => (tree.isTextNode(node) ? node.value : ""))
    .join("");
}
