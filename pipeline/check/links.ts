import { reference } from "../facts";
import type { Locate, Problem } from "../problem";
import type { PartialContent } from "../sections";
import { pageAddress } from "../site";
import { piecesOf, type Piece } from "../../src/lib/links";
import { otherAlphabets } from "./copy";
import { nearest } from "./nearest";

/** Checks the links in the answers, once their references are filled in. */
export function answerProblems(
  { faq }: PartialContent,
  targets: readonly string[],
  locate: Locate,
): Problem[] {
  return (["items", "ownership"] as const).flatMap((list) =>
    (faq?.[list] ?? []).flatMap(({ answer = "" }, index) =>
      piecesOf(answer).flatMap(({ words, url }) =>
        url === undefined
          ? []
          : linkMistakes({ words, url }, targets).map((message) =>
              locate("faq.yaml", [list, index, "answer"], message, words),
            ),
      ),
    ),
  );
}

/**
 * What is wrong with a link, if anything.
 *
 * @param targets the valid targets of internal links, such as `/` and `/#form`
 */
export function linkMistakes(
  { words, url }: Required<Piece>,
  targets: readonly string[],
): string[] {
  if (words.trim() === "")
    return ["a link without words – write them between [ and ]"];
  // A reference is checked where it is filled in.
  if (url.search(reference) === 0) return [];
  const [odd] = otherAlphabets(url);
  if (odd) return [odd.message];
  if (/^(?:https?:\/\/|mailto:|tel:)./i.test(url) && URL.canParse(url))
    return [];
  // The sections of another document are not counted.
  const [page = ""] = url.split(/#(?:section-\d+|accessibility)$/);
  if (targets.includes(url) || (page !== "/" && targets.includes(page)))
    return [];
  const name = /^[./]*([a-z\d-]+)(?:\.md|\.html?)?\/?(?:#.*)?$/i.exec(url)?.[1];
  const address = pageAddress(`/${name?.toLowerCase()}`);
  if (name && targets.includes(address))
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
