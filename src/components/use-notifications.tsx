import {
  lazy,
  Suspense,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import type { NotificationsPlace, NotificationsProps } from "./notifications";

let loaded = false;
const load = async () => {
  const part = await import("./notifications");
  loaded = true;
  return part;
};
// Renders nothing if loading fails: nothing depends on a notification alone.
const Notifications = lazy<ComponentType<NotificationsProps>>(() =>
  load().catch(() => ({ default: () => null })),
);

interface UsedNotifications {
  /** Shows a text for some seconds. What a visitor has to know is on the page too. */
  notify: (text: string) => void;
  /** Loads the component ahead of time, so that notifications work offline. */
  prepare: () => void;
  /** The element to render. */
  notifications: ReactNode;
}

/**
 * Shows notifications at one place on the screen.
 *
 * @param limit the most shown at a time; a new one replaces the oldest
 */
export function useNotifications(
  limit: number,
  place: NotificationsPlace,
): UsedNotifications {
  const [shown, setShown] = useState<{ id: number; text: string }[]>();
  const notify = useCallback(
    (text: string) => {
      if (!loaded && !navigator.onLine) return;
      setShown((before = []) =>
        [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }].slice(-limit),
      );
    },
    [limit],
  );
  const end = (id: number) =>
    setShown((before) =>
      before?.filter((notification) => notification.id !== id),
    );
  return {
    notify,
    prepare: () => {
      if (navigator.onLine) load().catch(() => undefined);
    },
    notifications: shown && (
      <Suspense>
        <Notifications {...place} notifications={shown} onEnd={end} />
      </Suspense>
    ),
  };
}
