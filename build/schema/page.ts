import { text } from "./fields";

/** What search results and browser tabs show of a page. */
export const page = {
  title: text("The title of the page in browser tabs and search results."),
  description: text("The description of the page in search results."),
};
