/** The event of the window when the market of the ZIP code that a visitor asks about is known; its detail is the tier's slug, or "unknown". */
export const marketFound = "market-found";
