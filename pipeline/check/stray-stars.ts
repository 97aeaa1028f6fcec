import { quoted } from "../schema/plain-text";
import type { LeftText } from "./markdown-text";
import type { Leftover } from "./markdown-leftovers";

/** One to three stars that Markdown left as text. */
interface Stars {
  text: LeftText;
  index: number;
  sign: string;
  /** Where they stand; a note opens a line. */
  at: "free" | "note" | "front" | "end" | "between";
  before: string;
  after: string;
}

/**
 * Finds stars that were meant to make words bold. A star between spaces or
 * digits is a sign of its own (5 * 3), and behind a word it points to a note
 * that starts with the same stars.
 */
export function strayStars(texts: LeftText[]): Leftover[] {
  const all = texts.flatMap(starsIn);
  return texts.flatMap((text) => {
    const stray = all.find(
      (stars) => stars.text === text && isStray(stars, all),
    );
    if (!stray) return [];
    const offset = text.start + stray.index;
    const [line = ""] = text.source.slice(offset).split("\n", 1);
    return {
      offset,
      message: `found ${quoted(line)} – write **words** for bold, with a space before and after but none inside, or \\* for a star`,
    };
  });
}

function starsIn(text: LeftText): Stars[] {
  return [...text.text.matchAll(/(?<!\*)\*{1,3}(?!\*)/g)].map(
    ({ 0: sign, index }) => {
      const before = text.text.charAt(index - 1);
      const after = text.text.charAt(index + sign.length);
      return { text, index, sign, before, after, at: sideOf(before, after) };
    },
  );
}

/** What Markdown has read (\uE000) is as good as a space. */
function sideOf(before: string, after: string): Stars["at"] {
  const opens = /^[\s(“"‘\uE000]?$/.test(before);
  const closes = /^[\s.,;:!?)”"’\uE000]?$/.test(after);
  if (opens && closes) return "free";
  if (opens) return /^\n?$/.test(before) ? "note" : "front";
  return closes ? "end" : "between";
}

function isStray(stars: Stars, all: Stars[]): boolean {
  const { text, sign, at, before, after } = stars;
  const hasOther = (place: Stars["at"], isHere: boolean) =>
    all.some(
      (other) =>
        other.at === place &&
        other.sign === sign &&
        (other.text === text) === isHere,
    );
  const single = sign === "*";
  switch (at) {
    case "free":
      return false;
    case "front":
      return !/\d/.test(after);
    case "between":
      return /[^\s\w]/.test(before) || (!single && /\p{L}/u.test(after));
    case "end":
      return !single && !hasOther("note", false);
    case "note":
      return (
        hasOther("between", true) ||
        hasOther("end", true) ||
        (!single && !hasOther("end", false))
      );
  }
}
