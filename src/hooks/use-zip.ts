import { useSyncExternalStore } from "react";
import { getZip, zipChanged } from "../lib/zip-store";
import { listenTo } from "./listen-to";

// With "pageshow", because a page that the browser kept for Back missed the event.
const subscribe = listenTo(zipChanged, "pageshow");

/** Returns the ZIP code that the visitor asks about; undefined on the server. */
export function useZip(): string | undefined {
  return useSyncExternalStore(subscribe, getZip, () => undefined);
}
