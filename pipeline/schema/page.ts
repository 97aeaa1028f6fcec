import { text } from "./fields";

/** What search results, browser tabs and cards show of a page. */
export const page = {
  title: text(
    "The title in browser tabs and search results; the company's name follows it.",
    70,
  ),
  description: text(
    "The description in search results and on cards.",
    155,
  ).meta({ shortest: 70 }),
};
