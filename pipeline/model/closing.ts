import { z } from "zod";
import { picture } from "./picture";
import { heading, label, text } from "./fields";

/** `content/closing.yaml`: the last call to action. */
export const closing = z.strictObject({
  heading: heading("The heading of the section."),
  text: text("The paragraph below the heading."),
  picture: picture("A picture behind the card, in place of the map."),
  button: label("The label of the button that links to the form."),
});
