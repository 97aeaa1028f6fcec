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
// What a notification says stands on the page as well, so without them nothing is lost.
const Notifications = lazy<ComponentType<NotificationsProps>>(() =>
  load().catch(() => ({ default: () => null })),
);

interface UsedNotifications {
  /** Shows a text for some seconds. It has to stand on the page as well. */
  notify: (text: string) => void;
  /** Loads what notifications need, so that they show without a connection too. */
  prepare: () => void;
  /** What to render. */
  notifications: ReactNode;
}

/**
 * Notifications for one place on the screen.
 *
 * @param limit how many show at a time; a new one takes the place of the oldest
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
