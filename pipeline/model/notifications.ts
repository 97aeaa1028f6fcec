import { z } from "zod";
import { label, withVariables } from "./fields";

/** `content/notifications.yaml`: messages that appear at the edge of the screen for a few seconds. */
export const notifications = z.strictObject({
  label: withVariables(
    label(
      "The screen reader label of the notification area. The key {hotkey} moves the focus there.",
    ),
    "hotkey",
  ),
  notice: label("What screen readers say before each notification."),
  close: label(
    "The screen reader label of the button that closes a notification.",
  ),
});
