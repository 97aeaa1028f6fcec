import { z } from "zod";
import { heading, label, text } from "./fields";
import { description, title } from "./page";

/** `content/not-found.yaml`: the page for an address that does not exist. */
export const notFound = z.strictObject({
  title,
  description,
  heading: heading("The heading of the page."),
  text: text("The paragraph below the heading."),
  link: label("The label of the link to the landing page."),
  log: text("The message in the browser console; the missing path follows it."),
});
