/** A quotation mark or dash, straight or as printed. */
export interface Sign {
  at: number;
  words: string;
  /** What the page shows; absent if only the editor can decide. */
  instead?: string;
}

/** Labels whose spelling the specification prescribes. */
const fixedLabels = ["Let's Talk"];

const quotes = new RegExp(
  [
    String.raw`(?<escaped>(?<=\\)["'])`,
    // Words without their first letters, such as ’90s. Before any other word, ' could open a quotation.
    String.raw`(?<short>(?<=^|[\s([/–—"“'‘-])'(?=(?:\d\ds?|til|tis|twas|em|n)(?![\p{L}\d])))`,
    String.raw`(?<opens>(?<=(?:^|[\s([/–—-])["'“‘]{0,2})["'](?=\S)(?!--))`,
    String.raw`(?<inner>'(?=\p{L})|(?<=[^\s\d])')`,
    `["'“”‘’]`,
  ].join("|"),
  "giu",
);

const amount = String.raw`[$#]?\d{1,4}(?:,\d{3}){0,2}(?:\.\d{1,2})?[kM+%]?`;
const dashes = new RegExp(
  [
    // References and addresses stay as they are.
    String.raw`(?<kept>\{[\w.-]+\}|(?:https?://|www\.)[^\s"'“”‘’)]+)`,
    String.raw`(?<!\d[.,]?|(?<!-)-)(?<low>${amount}) ?--? ?(?<high>${amount})(?!-?\d)`,
    String.raw`(?<spaced>(?<!\s) --?(?=\s))`,
    String.raw`(?<joined>(?<=[^\s-])--(?=[^\s-]))`,
    String.raw`(?<dots>\.{3,})`,
    "--+",
  ].join("|"),
  "g",
);

/** Writes quotation marks, apostrophes, dashes and ellipses as in print. Leaves alone what only the editor can decide. */
export function correctTypography(text: string): string {
  return replaceSigns(text, signsIn(text));
}

/** Replaces signs, given in order, by what the page shows. */
export function replaceSigns(text: string, signs: readonly Sign[]): string {
  let end = 0;
  const parts = signs.map(({ at, words, instead = words }) => {
    const part = text.slice(end, at) + instead;
    end = at + words.length;
    return part;
  });
  return parts.join("") + text.slice(end);
}

/** Finds all signs in a text, in order. */
export function signsIn(text: string): Sign[] {
  if (fixedLabels.includes(text))
    return [{ at: 0, words: text, instead: text }];
  return [...quotesIn(text), ...dashesIn(text)].sort(
    (one, other) => one.at - other.at,
  );
}

/** Pairs the quotation marks, so that an inch mark or a forgotten one is not taken for another. */
function quotesIn(text: string): Sign[] {
  const found: Sign[] = [];
  const open: Sign[] = [];
  for (const { 0: words, index: at, groups } of text.matchAll(quotes)) {
    const { escaped, short, opens, inner } = groups ?? {};
    const [opening, closing] = /["“”]/.test(words) ? ["“", "”"] : ["‘", "’"];
    const isOpen = open.some(({ instead }) => instead === opening);
    const sign: Sign = { at, words };
    if (/[“”‘’]/.test(words)) sign.instead = words;
    else if (short || inner) sign.instead = "’";
    else if (opens && !isOpen) sign.instead = opening;
    else if (!opens && !escaped && isOpen) sign.instead = closing;
    found.push(sign);

    const inWord = closing === "’" && /[\p{L}\d]/u.test(text.charAt(at + 1));
    if (sign.instead === opening && !isOpen) open.push(sign);
    else if (sign.instead === closing && isOpen && !inWord) {
      while (open.at(-1)?.instead !== opening) giveUp(open.pop());
      open.pop();
    }
  }
  open.forEach(giveUp);
  return found;
}

/** Leaves a mark that opens nothing to the editor. */
function giveUp(sign: Sign | undefined): void {
  if (sign && /["']/.test(sign.words)) delete sign.instead;
}

function dashesIn(text: string): Sign[] {
  return [...text.matchAll(dashes)].map(({ 0: words, index: at, groups }) => {
    const { kept, low, high, spaced, joined, dots } = groups ?? {};
    const isDash = low && high ? isRange(words, low, high) : false;
    const instead =
      kept ??
      (spaced && " –") ??
      (joined && " – ") ??
      (dots && "…") ??
      (isDash ? words.replace(/--?/, "–") : undefined);
    return { at, words, ...(instead && { instead }) };
  });
}

/** False for what may be a phone number, a score or two years, such as 555-1234, 24-7 or 2024-25. */
function isRange(words: string, low: string, high: string): boolean {
  return (
    !/\s|^1-8\d\d$|^\d{3}-\d{4}$/.test(words) && valueOf(low) < valueOf(high)
  );
}

function valueOf(written: string): number {
  const factor = { k: 1e3, M: 1e6 }[written.slice(-1)] ?? 1;
  return Number.parseFloat(written.replace(/[$#,]/g, "")) * factor;
}
