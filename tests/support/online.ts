import { act } from "@testing-library/react";

let online = true;
Object.defineProperty(navigator, "onLine", { get: () => online });

/** Takes the browser's connection, or gives it back. */
export function setOnline(value: boolean): void {
  online = value;
  act(() => {
    window.dispatchEvent(new Event(value ? "online" : "offline"));
  });
}
