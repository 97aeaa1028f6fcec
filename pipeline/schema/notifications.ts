import { z } from "zod";
import { label } from "./fields";

/** `content/notifications.yaml`: what appears for some seconds at the edge of the screen, beside what the page itself says. */
export const notifications = z.strictObject({
  label: label(
    "What screen readers call the place of the notifications; {hotkey}, the key that leads there.",
  ),
  notice: label("What screen readers say before each."),
  close: label("What screen readers call the button that closes one."),
  copied: label("Said when the link to a comparison is copied."),
  offline: label("Said when the connection is lost."),
  online: label("Said when the connection is back."),
  failed: label("Said when a ZIP code could not be looked up."),
});
