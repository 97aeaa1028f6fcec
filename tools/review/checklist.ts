import type { PageChange } from "./compare";

/** Something that somebody has to answer for, and the lines that it is about. */
export interface Check {
  claim: string;
  quotes: { route: string; section: string; when: string; text: string }[];
}

type Quote = Check["quotes"][number];

const claims: { claim: string; concerns: (quote: Quote) => boolean }[] = [
  {
    claim:
      "Prices changed: the owner has agreed, and the payment page charges the same.",
    // "/month" often stands on a line of its own beside the number.
    concerns: ({ text }) => /\$\s?\d|^(\/|(a|per) )(month|year)\b/i.test(text),
  },
  {
    claim: "Percentages changed: there is a record that proves each number.",
    concerns: ({ text }) => /\d\s?(%|per ?cent)/i.test(text),
  },
  {
    claim:
      "Guarantees or promises changed: the company can keep every one, and no warning got lost.",
    concerns: ({ text }) =>
      /guarant|\bpromis|\bensur|\bassur|\bwarrant|\brefund|\b(risk[- ]free|no risk|money[- ]back)\b/i.test(
        text,
      ),
  },
  {
    claim:
      "Testimonials changed: each person is real, said these words, and agreed in writing to be quoted.",
    concerns: ({ section }) => section === "testimonials",
  },
  {
    claim:
      "The privacy policy changed: its effective date is new, and a lawyer has read the change.",
    concerns: ({ route }) => route === "/privacy-policy",
  },
];

/** Lists what somebody has to answer for, and only that of which words changed. */
export function checklist(pages: PageChange[]): Check[] {
  const changed = pages.flatMap(({ route, sections }) =>
    sections.flatMap(({ name, hunks }) =>
      hunks
        .flat()
        .filter((line) => !line.startsWith(" "))
        .map((line) => ({
          route,
          section: name,
          when: line.startsWith("-") ? "before" : "now",
          text: line.slice(1),
        })),
    ),
  );
  return claims
    .map(({ claim, concerns }) => ({ claim, quotes: changed.filter(concerns) }))
    .filter(({ quotes }) => quotes.length > 0);
}
