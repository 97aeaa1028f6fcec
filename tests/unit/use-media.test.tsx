import { act, renderHook } from "@testing-library/react";
import { useMedia } from "../../src/hooks/use-media";

test("a media query is followed when the phone is turned", () => {
  const screen = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, "matchMedia").mockReturnValue(screen as MediaQueryList);
  const { result } = renderHook(() => useMedia("(width < 40rem)"));
  expect(result.current).toBe(true);
  screen.matches = false;
  act(() => void screen.dispatchEvent(new Event("change")));
  expect(result.current).toBe(false);
});
