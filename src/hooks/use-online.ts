import { useSyncExternalStore } from "react";
import { listenTo } from "./listen-to";

const subscribe = listenTo("online", "offline");

/** Returns true while the browser has a connection; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
