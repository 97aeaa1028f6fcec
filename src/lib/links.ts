/** A link in an answer, written as in a document: `[words](/privacy-policy)`. */
const link = /\[([^[\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/;

/** A piece of a text; only a link has an address. */
export interface Piece {
  words: string;
  url?: string;
}

/** Splits a text at its links. */
export function piecesOf(text: string): Piece[] {
  const found = link.exec(text);
  if (!found) return text ? [{ words: text }] : [];
  const [whole, words = "", url = ""] = found;
  return [
    ...(found.index > 0 ? [{ words: text.slice(0, found.index) }] : []),
    { words, url },
    ...piecesOf(text.slice(found.index + whole.length)),
  ];
}

/** A text with the words of its links in their place. */
export function withoutLinks(text: string): string {
  return piecesOf(text)
    .map(({ words }) => words)
    .join("");
}
