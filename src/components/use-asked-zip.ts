import { useSyncExternalStore } from "react";
import { askedZip, zipChanged } from "../lib/asked-zip";
import { listenTo } from "./listen-to";

// With "pageshow", because a page that the browser kept for Back missed the event.
const subscribe = listenTo(zipChanged, "pageshow");

/** Returns the ZIP code that the visitor asks about; undefined on the server. */
export function useAskedZip(): string | undefined {
  return useSyncExternalStore(subscribe, askedZip, () => undefined);
}
