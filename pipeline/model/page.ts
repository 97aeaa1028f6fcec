import { text } from "./fields";
import { picture } from "./picture";

/** A page's title. */
export const title = text(
  "The title in browser tabs and search results. The company's name follows it where both have room.",
  70,
);

/** A page's description. */
export const description = text(
  "The description in search results and on share cards.",
  155,
  70,
);

/** A page's title, description and share picture. */
export const page = {
  title,
  description,
  share: picture(
    "The picture in social networks and messengers, in place of the site's own; 1200 × 630 pixels are shown.",
  ),
};
