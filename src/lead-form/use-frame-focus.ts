import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { FORM_SETTLES } from "../lib/thresholds";

/** How often a frame that has the focus is asked whether a visitor is in it, in milliseconds. */
const askEvery = 500;

/**
 * Tells a visitor who is in the form from a form that takes the focus by itself,
 * and keeps such a form from moving the page.
 *
 * In Chromium and Firefox, `focus()` and `scrollIntoView()` in a frame of another
 * origin scroll the page around it, and `inert` on the frame prevents neither. They
 * do not scroll to a fixed element, so an unused frame that is out of view has to
 * be fixed below the screen ("parked"), in its own width. If it takes the focus
 * there, the focus goes back, and the frame is not displayed until it is in view;
 * one that is invisible only can take it again.
 *
 * A frame in view that takes the focus soon after it has loaded, while nobody has
 * touched a key or the page, gives it back as well, and the page stays where it
 * was. Later it may be a screen reader that has gone into the form.
 *
 * @param box the element that holds the frame, fixed in its place
 * @param place the element that holds the box's place in the page
 * @param wanted true once there should be a frame
 */
export function useFrameFocus(
  box: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  wanted: boolean,
) {
  const [used, setUsed] = useState(false);
  const [parkedWidth, setParkedWidth] = useState<number>();
  const [stole, setStole] = useState(false);

  useEffect(() => {
    if (!wanted || used || !place.current) return undefined;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    /** The width of the place while it is out of view, otherwise 0. */
    let awayWidth = 0;
    let parked = false;
    let lostFocus: HTMLElement | undefined;
    let asking = 0;
    /** Infinite until there is a form. */
    let loadedAt = Infinity;
    const frame = () => box.current?.querySelector("iframe");

    const park = (width: number) => {
      parked = width > 0;
      setParkedWidth(width);
    };
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      awayWidth = entry.isIntersecting ? 0 : entry.boundingClientRect.width;
      park(awayWidth);
    });
    observer.observe(place.current);

    const look = (before?: HTMLElement, top?: number) => {
      if (document.activeElement !== frame()) return;
      // An input inside the frame counts for the page around it too.
      const byVisitor = !parked && navigator.userActivation.isActive;
      if (byVisitor) setUsed(true);
      else if (parked || performance.now() < loadedAt + FORM_SETTLES) {
        if (parked) setStole(true);
        else if (top !== undefined) stayAt(top);
        if (before) before.focus({ preventScroll: true });
        else frame()?.blur();
      }
    };
    /** Undoes the scroll that comes with the focus, also a smooth one. */
    const stayAt = (top: number) => {
      const stay = () => window.scrollTo({ top, behavior: "instant" });
      window.addEventListener("scroll", stay, { ...options, once: true });
      setTimeout(() => window.removeEventListener("scroll", stay), askEvery);
    };
    const stopAsking = () => clearInterval(asking);
    const onBlur = () => {
      const before = lostFocus;
      const top = window.scrollY;
      // Firefox names the frame only after the event.
      setTimeout(() => look(before, top));
      stopAsking();
      asking = window.setInterval(() => look(), askEvery);
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === frame()) return;
      lostFocus = target;
      // A form that takes the focus later did not take it from this element.
      setTimeout(() => (lostFocus = undefined));
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target !== frame()) park(awayWidth);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // Before the browser moves the focus, so that it can scroll to the form.
      if (key === "Tab") flushSync(() => park(0));
    };
    // `load` does not bubble.
    const onLoad = () => (loadedAt = performance.now());
    place.current.addEventListener("load", onLoad, {
      ...options,
      capture: true,
    });
    window.addEventListener("blur", onBlur, options);
    window.addEventListener("focus", stopAsking, options);
    document.addEventListener("focusout", onFocusOut, options);
    document.addEventListener("focusin", onFocusIn, options);
    document.addEventListener("keydown", onKeyDown, options);
    return () => {
      stopAsking();
      observer.disconnect();
      listeners.abort();
      setParkedWidth(0);
    };
  }, [box, place, wanted, used]);

  return {
    /** True once a visitor has been in the frame, which may hold what was typed. */
    used,
    setUsed,
    /**
     * The width of the parked frame, 0 for a frame in its place. Undefined until the
     * browser has said whether the place is in view: a frame rendered before that
     * could take the focus unparked, and move the page.
     */
    parkedWidth,
    /** True if the frame took the focus while it was parked. */
    stole,
  };
}
