import { useEffect, useRef } from "react";
import type { MarketFinderData } from "../lib/lazy-data";
import { EVENT_NOTIFICATIONS_SHOWN } from "../lib/thresholds";
import { useNotifications } from "../components/use-notifications";
import { useOnline } from "../hooks/use-online";

/**
 * Notifies the visitor when the connection is lost or back, and when a look-up
 * fails.
 *
 * @param failed true while the look-up has failed
 */
export function useConnectionNotifications(
  words: MarketFinderData["notifications"],
  failed: boolean,
) {
  const { notify, prepare, notifications } = useNotifications(
    EVENT_NOTIFICATIONS_SHOWN,
    {
      words,
      hotkey: "F9",
      className: "inset-x-4 bottom-24 mx-auto max-w-sm",
    },
  );
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (failed) notify(words.failed);
  }, [failed, notify, words]);
  useEffect(() => {
    if (online === wasOnline.current) return;
    wasOnline.current = online;
    notify(online ? words.online : words.offline);
  }, [online, notify, words]);
  return { online, prepare, notifications };
}
