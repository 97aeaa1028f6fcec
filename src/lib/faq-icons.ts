/** The icons to choose from for a question of the FAQ. */
export const faqIcons = [
  "compare",
  "lock",
  "phone",
  "price",
  "shield",
] as const;

export type FaqIcon = (typeof faqIcons)[number];
