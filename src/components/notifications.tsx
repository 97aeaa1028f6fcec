import * as Toast from "@radix-ui/react-toast";
import { createPortal } from "react-dom";
import { NOTIFICATION_DURATION } from "../lib/thresholds";
import { CloseIcon } from "./icon";

/** What the notifications of one place on the screen have in common. */
export interface NotificationsPlace {
  words: {
    /** The name of the place; {hotkey}. */
    readonly label: string;
    /** What is said before each notification. */
    readonly notice: string;
    readonly close: string;
  };
  /** The key that moves the focus there. */
  hotkey: "F8" | "F9";
  /** Where on the screen it is. */
  className: string;
}

/** Notifications for a place, and what becomes of them. */
export interface NotificationsProps extends NotificationsPlace {
  notifications: readonly { readonly id: number; readonly text: string }[];
  /** Called when a notification has been there long enough, or is closed. */
  onEnd: (id: number) => void;
}

/** Notifications at the edge of the screen. Each is announced once and goes away by itself, yet not while the pointer or the focus is on one. */
export default function Notifications({
  notifications,
  onEnd,
  words: { label, notice, close },
  hotkey,
  className,
}: NotificationsProps) {
  return createPortal(
    <Toast.Provider label={notice} duration={NOTIFICATION_DURATION}>
      {notifications.map(({ id, text }) => (
        <Toast.Root
          key={id}
          type="background"
          className="flex items-center justify-between gap-4 rounded-md border-2 border-night-line bg-night ps-4 font-semibold text-night-ink"
          onOpenChange={() => onEnd(id)}
        >
          <Toast.Description>{text}</Toast.Description>
          <Toast.Close
            aria-label={close}
            className="flex size-12 shrink-0 items-center justify-center"
          >
            <CloseIcon className="size-6" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label={label}
        hotkey={[hotkey]}
        className={`fixed z-20 flex flex-col gap-2 print:hidden ${className}`}
      />
    </Toast.Provider>,
    document.body,
  );
}
