import { z } from "zod";
import { heading, label, text } from "./fields";

/** `content/error.yaml`: the screen shown when a page fails in the browser. */
export const error = z.strictObject({
  heading: heading("The heading of the screen."),
  text: text("The paragraph below the heading."),
  link: label("The label of the link to the landing page."),
});
