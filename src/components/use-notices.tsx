import {
  lazy,
  Suspense,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import type { NoticesPlace, NoticesProps } from "./notices";

let loaded = false;
const load = async () => {
  const part = await import("./notices");
  loaded = true;
  return part;
};
// What a notice says stands on the page as well, so without them nothing is lost.
const Notices = lazy<ComponentType<NoticesProps>>(() =>
  load().catch(() => ({ default: () => null })),
);

interface UsedNotices {
  /** Shows a text for some seconds. It has to stand on the page as well. */
  notify: (text: string) => void;
  /** Loads what notices need, so that they show without a connection too. */
  prepare: () => void;
  /** What to render. */
  notices: ReactNode;
}

/**
 * Notices for one place on the screen.
 *
 * @param limit how many show at a time; a new one takes the place of the oldest
 */
export function useNotices(limit: number, place: NoticesPlace): UsedNotices {
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
    setShown((before) => before?.filter((notice) => notice.id !== id));
  return {
    notify,
    prepare: () => {
      if (navigator.onLine) load().catch(() => undefined);
    },
    notices: shown && (
      <Suspense>
        <Notices {...place} notices={shown} onEnd={end} />
      </Suspense>
    ),
  };
}
