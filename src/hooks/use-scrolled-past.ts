import { useSyncExternalStore } from "react";
import { listenTo } from "./listen-to";

const subscribe = listenTo("scroll");

/** Returns true while the page is scrolled further than a number of pixels; false on the server. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}
