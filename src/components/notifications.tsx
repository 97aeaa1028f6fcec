import * as Toast from "@radix-ui/react-toast";
import { createPortal } from "react-dom";
import { NOTIFICATION_DURATION } from "../lib/thresholds";
import { CloseIcon } from "./icon";

/** A place on the screen for notifications. */
export interface NotificationsPlace {
  words: {
    /** The accessible name of the place; {hotkey}. */
    readonly label: string;
    /** Screen readers say this before each notification. */
    readonly notice: string;
    readonly close: string;
  };
  /** Moves the focus to the notifications. */
  hotkey: "F8" | "F9";
  /** The classes that position it. */
  className: string;
}

/** The props of the notifications at one place. */
export interface NotificationsProps extends NotificationsPlace {
  notifications: readonly { readonly id: number; readonly text: string }[];
  /** Called when a notification times out or is closed. */
  onEnd: (id: number) => void;
}

/** Notifications at the edge of the screen. Each is announced once and times out, but not while the pointer or the focus is on one. */
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
