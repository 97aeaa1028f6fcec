import * as Toast from "@radix-ui/react-toast";
import { NOTIFICATION_DURATION } from "../lib/thresholds";
import { CloseIcon } from "./icon";

/** A text at the edge of the screen. */
export interface Notification {
  id: number;
  /** Whether it is the outcome of what the visitor did last, or happened by itself. */
  kind: "status" | "event";
  text: string;
}

interface ToastListProps {
  words: Queries.ToasterFragment;
  notifications: readonly Notification[];
  /** Called when a notification times out or is closed. */
  onEnd: (id: number) => void;
}

/** Notifications at the edge of the screen. Each is announced once and times out, but not while the pointer or the focus is on one. A default export, because `lazy` takes no other. */
export default function ToastList({
  words: { label, notice, close },
  notifications,
  onEnd,
}: ToastListProps) {
  return (
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
        className="fixed inset-x-4 bottom-24 z-20 mx-auto flex max-w-sm flex-col gap-2 print:hidden"
      />
    </Toast.Provider>
  );
}
