/** The icons to choose from for a question of the FAQ. */
export const faqIcons = ["chart", "compare", "lock", "phone", "price"] as const;

export type FaqIcon = (typeof faqIcons)[number];
