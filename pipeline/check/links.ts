import type { Link, Root } from "mdast";
import { anchorsOf, textOf } from "../read/markdown";
import { pageAddress } from "../site";
import { otherAlphabets } from "./copy";
import { nearest } from "./nearest";

/**
 * What is wrong with a link of a document, if anything.
 *
 * @param addresses the valid targets of internal links, such as `/` and `/#form`
 */
export function linkMistakes(
  node: Link,
  root: Root,
  addresses: readonly string[],
): string[] {
  const { url } = node;
  if (textOf(node).trim() === "")
    return ["a link without words – write them between [ and ]"];
  // A reference is checked where it is filled in.
  if (/^\{[^{}]+\}/.test(url)) return [];
  const [odd] = otherAlphabets(url);
  if (odd) return [odd.message];
  if (/^(?:https?:\/\/|mailto:|tel:)./i.test(url) && URL.canParse(url))
    return [];
  const targets = [
    ...addresses,
    ...[...anchorsOf(root).values()].map((anchor) => `#${anchor}`),
  ];
  // The sections of another document are not counted.
  const [page = ""] = url.split(/#(?:section-\d+|accessibility)$/);
  if (targets.includes(url) || (page !== "/" && targets.includes(page)))
    return [];
  const name = /^[./]*([a-z\d-]+)(?:\.md|\.html?)?\/?(?:#.*)?$/i.exec(url)?.[1];
  const address = pageAddress(`/${name?.toLowerCase()}`);
  if (name && addresses.includes(address))
    return [
      `expected the address of a page, found "${url}" – write ${address}`,
    ];
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0];
  if (scheme && !/^(?:https?|mailto|tel):$/i.test(scheme))
    return [
      `a link with ${scheme} does not work here – write one that starts with https://, mailto:, tel: or /`,
    ];
  if (name && /^\/[a-z]|\.md/i.test(url))
    return [
      `the link "${url}" has no target – write one of ${targets.join(", ")}, or ${address} once there is a content${address}.md`,
    ];
  if (/^[/#](?!\/)/.test(url)) {
    const near = nearest(url, targets, 2);
    return [
      `the link "${url}" has no target – ${near ? `did you mean ${near}?` : `write one of ${targets.join(", ")}`}`,
    ];
  }
  const full = /^[^\s@:/]+@[^\s@/]+\.\w+$/.test(url)
    ? `mailto:${url}`
    : `https://${/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(url) ? url : "…"}`;
  return [
    `expected a link that starts with https://, mailto:, tel: or /, found "${url}" – write the full address: ${full}`,
  ];
}
