import { z } from "zod";
import { label, text } from "./fields";

/** `content/notifications.yaml`: messages that appear at the edge of the screen for a few seconds, and the words of the button that copies a link. */
export const notifications = z.strictObject({
  label: label(
    "The screen reader label of the notification area. Variable: {hotkey}, the key that moves the focus there.",
  ),
  notice: label("What screen readers say before each notification."),
  close: label(
    "The screen reader label of the button that closes a notification.",
  ),
  copyLink: label(
    "The label of the button that copies a link to what the visitor has found.",
  ),
  copied: label("Shown when a link is copied."),
  notCopied: text(
    "Shown on the page when the browser does not allow copying.",
    160,
  ),
  offline: label("Shown when the connection is lost."),
  online: label("Shown when the connection is back."),
  failed: label("Shown when the lookup of a ZIP code failed."),
});
