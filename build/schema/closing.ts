import { z } from "zod";
import { text } from "./fields";

/** `content/closing.yaml`: the last call to action. */
export const closing = z.strictObject({
  heading: text("The heading of the section."),
  text: text("The paragraph below the heading."),
  button: text("The label of the button that leads to the form."),
});
