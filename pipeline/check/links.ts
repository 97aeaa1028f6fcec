import type { Link, Root } from "mdast";
import { oddAddress } from "../schema/look-alikes";
import { anchorsOf, textOf } from "../read/markdown";
import { pictureFolder } from "./pictures";

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
  const anchors = [...anchorsOf(root)].map(([heading, anchor]) => ({
    text: textOf(heading),
    anchor,
  }));
  const targets = [...addresses, ...anchors.map(({ anchor }) => `#${anchor}`)];
  // A reference is checked where it is filled in.
  if (/^\{[\w.-]+\}/.test(url)) return [];
  if (isWhole(url)) return [];
  // The sections of another document are not counted.
  const [page = ""] = url.split(/#(?:section-\d+|accessibility)$/);
  if (targets.includes(url) || (page !== "/" && targets.includes(page)))
    return [];
  const better = meant(url, anchors, addresses);
  if (better) return [`expected ${better[0]}, found "${url}" – ${better[1]}`];
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0];
  if (scheme && !/^(?:https?|mailto|tel):$/i.test(scheme))
    return [
      `a link with ${scheme} does not work here – write one that starts with https://, mailto:, tel: or /`,
    ];
  return [
    /^[/#](?!\/)/.test(url)
      ? `the link "${url}" has no target – write one of ${targets.join(", ")}`
      : `expected a link that starts with https://, mailto:, tel: or /, found "${url}" – write the full address`,
  ];
}

/** An address that leads somewhere else, complete and without strange letters. */
function isWhole(url: string): boolean {
  const [, scheme = "", rest = ""] =
    /^(https?:\/\/|mailto:|tel:)(.+)$/i.exec(url) ?? [];
  if (rest === "" || !URL.canParse(url) || oddAddress(url)) return false;
  if (/^tel:/i.test(scheme)) return /^(?:\+?[\d().-]+|\{[\w.-]+\})$/.test(rest);
  if (/^mailto:/i.test(scheme)) return /^[^\s@]+@[^\s@]+$|^\{/.test(rest);
  return !/^https?:/i.test(rest);
}

type Better = [expected: string, remedy: string];

/** What an editor probably meant, and how to write it. */
function meant(
  url: string,
  anchors: { text: string; anchor: string }[],
  addresses: readonly string[],
): Better | undefined {
  const quoted = /^["“”'‘’]+|["“”'‘’]+$/g;
  if (quoted.test(url))
    return [
      "an address alone",
      `write ${url.replace(quoted, "")}, without the quotation marks`,
    ];
  const odd = oddAddress(url);
  if (odd) return ["ordinary letters and signs", odd];
  const twice = /^(https?):\/*(https?:\/\/.+)$/i.exec(url)?.[2];
  if (twice) return ["one address", `write ${twice}`];
  if (/^[^\s@:/]+@[^\s@/]+\.\w+$/.test(url))
    return ["mailto: before an email address", `write mailto:${url}`];
  if (/^tel:/i.test(url))
    return ["digits after tel:", `write ${url.replace(/[^\w+:]/g, "")}`];
  if (url.replace(/^\.?\//, "").startsWith(`${pictureFolder}/`))
    return ["a page", "write ! before the [ to show a picture"];
  const heading = anchors.find(
    ({ text }) => `#${slugOf(text)}` === url.toLowerCase(),
  );
  if (heading) return ["the number of a section", `write #${heading.anchor}`];
  return (
    pageMeant(url, addresses) ??
    (/^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(url)
      ? ["an address that starts with https://", `write https://${url}`]
      : undefined)
  );
}

/** The address of a document that is linked by its file, or not quite by its address. */
function pageMeant(
  url: string,
  addresses: readonly string[],
): Better | undefined {
  const [, path = "", ending, hash = ""] =
    /^([^?#]*?)(\.(?:md|markdown|html?))?\/?(#.*)?$/i.exec(url) ?? [];
  const name = path.replace(/^.*\//, "").toLowerCase();
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || !/^[a-z\d-]+$/.test(name))
    return undefined;
  const address = `/${name}`;
  const isKnown = addresses.includes(address);
  const isMarkdown = /^\.m/i.test(ending ?? "");
  if (!isKnown && !isMarkdown) return undefined;
  const section = /^#(?:section-\d+|accessibility)$/.test(hash) ? hash : "";
  return [
    "the address of a page",
    `write ${address}${section}${isKnown ? "" : `, once there is a content${address}.md`}`,
  ];
}

/** A heading's anchor as GitHub makes it. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}
