/** The Map Pack positions as content names them, best first. */
export const positions = ["top3", "fourToTen", "notRanked"] as const;

/** One of the Map Pack positions. */
export type Position = (typeof positions)[number];
