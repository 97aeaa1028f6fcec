import * as Toast from "@radix-ui/react-toast";
import { createPortal } from "react-dom";
import { NOTICE_DURATION } from "../thresholds";

/** What the notices of one place on the screen have in common. */
export interface NoticesPlace {
  words: {
    /** The name of the place; {hotkey}. */
    readonly label: string;
    /** What is said before each notice. */
    readonly notice: string;
    readonly close: string;
  };
  /** The key that moves the focus there. */
  hotkey: "F8" | "F9";
  /** Where on the screen it is. */
  className: string;
}

/** Notices for a place, and what becomes of them. */
export interface NoticesProps extends NoticesPlace {
  notices: readonly { readonly id: number; readonly text: string }[];
  /** Called when a notice has been there long enough, or is closed. */
  onEnd: (id: number) => void;
}

/** Notices at the edge of the screen. Each is announced once and goes away by itself, yet not while the pointer or the focus is on one. */
export default function Notices({
  notices,
  onEnd,
  words: { label, notice, close },
  hotkey,
  className,
}: NoticesProps) {
  return createPortal(
    <Toast.Provider label={notice} duration={NOTICE_DURATION}>
      {notices.map(({ id, text }) => (
        <Toast.Root
          key={id}
          type="background"
          className="flex items-center justify-between gap-4 rounded-md border-2 border-night-line bg-night pl-4 font-semibold text-night-ink"
          onOpenChange={() => onEnd(id)}
        >
          <Toast.Description>{text}</Toast.Description>
          <Toast.Close
            aria-label={close}
            className="flex size-12 shrink-0 items-center justify-center"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-5 stroke-current stroke-2"
            >
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
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
