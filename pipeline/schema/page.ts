import { text } from "./fields";
import { picture } from "./picture";

/** A page's title and description, for search results, browser tabs and share cards. */
export const page = {
  title: text(
    "The title in browser tabs and search results; the company's name follows it.",
    70,
  ),
  description: text(
    "The description in search results and on share cards.",
    155,
    70,
  ),
  share: picture(
    "The picture in social networks and messengers, in place of the drawn one; 1200 × 630 pixels are shown.",
  ),
};
