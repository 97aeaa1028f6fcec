import { text } from "./fields";

/** A page's title and description, for search results, browser tabs and share cards. */
export const page = {
  title: text(
    "The title in browser tabs and search results; the company's name follows it.",
    70,
  ),
  description: text(
    "The description in search results and on share cards.",
    155,
  ).meta({ shortest: 70 }),
};
