import { z } from "zod";
import { label } from "./fields";

/** `content/notifications.yaml`: messages that appear at the edge of the screen for a few seconds. */
export const notifications = z.strictObject({
  label: label(
    "The screen reader label of the notification area. Variable: {hotkey}, the key that moves the focus there.",
  ),
  notice: label("What screen readers say before each notification."),
  close: label(
    "The screen reader label of the button that closes a notification.",
  ),
});
