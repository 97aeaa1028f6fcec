/** Characters that look like others, by their names; the second is what an American keyboard has. */
const signs: Record<string, [name: string, plain: string]> = {
  "\u2010": ["a hyphen of its own kind", "-"],
  "\u2011": ["a non-breaking hyphen", "-"],
  "\u2012": ["a figure dash", "-"],
  "\u2013": ["an en dash", "-"],
  "\u2014": ["an em dash", "-"],
  "\u2212": ["a minus sign", "-"],
  "\u2215": ["a division slash", "/"],
  "\u2044": ["a fraction slash", "/"],
  "\u2018": ["a curved quotation mark", "'"],
  "\u2019": ["a curved apostrophe", "'"],
  "\u201c": ["a curved quotation mark", '"'],
  "\u201d": ["a curved quotation mark", '"'],
  "\u2026": ["an ellipsis", "..."],
  "\u2024": ["a one dot leader", "."],
  "\u00d7": ["a multiplication sign", "x"],
};

const foreign: [script: RegExp, name: string][] = [
  [/\p{Script=Cyrillic}/u, "Cyrillic"],
  [/\p{Script=Greek}/u, "Greek"],
  [/\p{Script=Armenian}/u, "Armenian"],
  [/\p{Script=Cherokee}/u, "Cherokee"],
];

/** Names a character, for example `"о" is a Cyrillic letter (U+043E)`. */
function named(character: string): { name: string; plain: string } | undefined {
  const [name, plain] = signs[character] ?? [];
  if (name && plain) return { name, plain };
  const script = foreign.find(([letters]) => letters.test(character))?.[1];
  if (script)
    return { name: `a ${script} letter`, plain: "the English letter" };
  const narrow = character.normalize("NFKC");
  return narrow !== character && /^[!-~]+$/.test(narrow)
    ? { name: "a special form of a character", plain: narrow }
    : undefined;
}

/** What to do about the first character of a value that looks like an ordinary one and is none; undefined if there is none. */
export function lookAlike(value: string): string | undefined {
  for (const character of value) {
    const found = character > "~" ? named(character) : undefined;
    if (found) return remedy(character, found);
  }
  return undefined;
}

/** The same for an address, whose path may have letters of any alphabet. */
export function oddAddress(url: string): string | undefined {
  const host = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];
  return lookAlike(host ?? url) ?? mixedWord(url)?.remedy;
}

/** The same for words that mix English letters with Cyrillic ones or the like. */
export function mixedWord(
  text: string,
): { words: string; remedy: string } | undefined {
  for (const [words] of text.matchAll(/[\p{L}\p{M}\d]+/gu)) {
    const odd = [...words].find((letter) =>
      foreign.some(([letters]) => letters.test(letter)),
    );
    // Signs such as the µ and Ω of units stand alone or at the end of a word.
    if (!odd || !/\p{Script=Latin}/u.test(words) || /[µΩΔπ]/.test(odd))
      continue;
    return { words, remedy: remedy(odd, named(odd)) };
  }
  return undefined;
}

function remedy(
  character: string,
  { name, plain }: { name: string; plain: string } = { name: "", plain: "" },
): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `"${character}" is ${name} (U+${code.padStart(4, "0")}); type ${plain} in its place`;
}
