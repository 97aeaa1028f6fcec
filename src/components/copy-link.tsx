import { useState } from "react";
import type { Notifications } from "../lib/lazy-data";
import { STATUS_NOTIFICATIONS_SHOWN } from "../lib/thresholds";
import { useNotifications } from "./use-notifications";

interface CopyLinkProps<Subject extends string | object> {
  words: Notifications;
  /** What the link leads to. When it changes, the message about a failure goes. */
  subject: Subject;
  /** Returns the address to copy; undefined if there is none now. */
  address: (subject: Subject) => string | undefined;
}

/** The button that copies a link. A notification says that it is copied; the page says if it could not be. */
export function CopyLink<Subject extends string | object>({
  words,
  subject,
  address,
}: CopyLinkProps<Subject>) {
  const [failed, setFailed] = useState<Subject>();
  const { notify, prepare, notifications } = useNotifications(
    STATUS_NOTIFICATIONS_SHOWN,
    {
      words,
      hotkey: "F8",
      className: "inset-x-4 bottom-24 mx-auto max-w-sm",
    },
  );

  const copy = async () => {
    const link = address(subject);
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      setFailed(subject);
      return;
    }
    setFailed(undefined);
    notify(words.copied);
  };

  return (
    <>
      <button
        type="button"
        className="min-h-11 min-w-11 font-semibold underline underline-offset-4 print:hidden"
        onFocus={prepare}
        onClick={() => void copy()}
      >
        {words.copyLink}
      </button>
      {failed === subject && (
        <p role="alert" className="font-semibold">
          {words.notCopied}
        </p>
      )}
      {notifications}
    </>
  );
}
