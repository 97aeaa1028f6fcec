import type { PageChange } from "./compare";
import { rightsSection } from "./rights";

/** Something that a person must approve, with the changed lines it concerns. */
export interface Check {
  claim: string;
  quotes: { route: string; section: string; when: string; text: string }[];
}

type Quote = Check["quotes"][number];

const claims: { claim: string; concerns: (quote: Quote) => boolean }[] = [
  {
    claim:
      "Prices changed: the owner has agreed, and the payment page charges the same.",
    // "/month" is often on a line of its own.
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
  {
    claim:
      "What other companies’ code may do changed: the reason beside the setting is a good one, and npm run check:form passes.",
    concerns: ({ section }) => section === rightsSection,
  },
];

/** Lists what a person must approve, judging by the words that changed. */
export function checklist(pages: PageChange[]): Check[] {
  const changed = pages.flatMap(({ route, sections }) =>
    sections.flatMap(({ name, hunks }) =>
      hunks.flat().map((line) => ({
        route,
        section: name,
        when: { "-": "before", "+": "now" }[line.charAt(0)] ?? "",
        text: line.slice(1),
      })),
    ),
  );
  return claims
    .map(({ claim, concerns }) => ({
      claim,
      quotes: changed.filter((quote) => quote.when && concerns(quote)),
    }))
    .filter(({ quotes }) => quotes.length > 0);
}
