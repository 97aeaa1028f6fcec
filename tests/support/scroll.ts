import { act } from "@testing-library/react";

/** Scrolls the page to a number of pixels from its top. */
export function scrollPageTo(position: number): void {
  act(() => {
    window.scrollY = position;
    window.dispatchEvent(new Event("scroll"));
  });
}
