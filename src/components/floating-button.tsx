import { useEffect, useRef, useState } from "react";
import { FLOATING_BUTTON_PAST } from "../lib/thresholds";
import { buttonClass } from "./button-link";
import { FormLink } from "./form-link";
import { listenTo } from "../hooks/listen-to";
import { useInView } from "../hooks/use-in-view";
import { useScrolledPast } from "../hooks/use-scrolled-past";

/**
 * The button at the bottom of small screens. It hides while the form is in view
 * and while it would cover the element with keyboard focus.
 */
export function FloatingButton({ label }: { label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const pastTop = useScrolledPast(FLOATING_BUTTON_PAST);
  const formInView = useInView(() => document.getElementById("form"));
  const covering = useCoversFocus(bar);
  const shown = pastTop && !formInView && !covering;

  return (
    <div
      ref={bar}
      inert={!shown}
      className={`fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden short:p-1 [@media(height<16rem)]:hidden ${shown ? "" : "invisible"}`}
    >
      <FormLink className={`${buttonClass.loud} w-full`}>{label}</FormLink>
    </div>
  );
}

const subscribe = listenTo("focusin", "focusout", "scroll", "resize");

/** Returns true while a bar at the bottom covers the element with keyboard focus. */
function useCoversFocus(element: React.RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);

  useEffect(() => {
    const update = () => {
      const cover = element.current;
      const focused = document.activeElement;
      if (!cover || !focused) return;
      const { top, bottom } = focused.getBoundingClientRect();
      setCovers(
        focused.matches(":focus-visible") &&
          !cover.contains(focused) &&
          bottom > cover.getBoundingClientRect().top &&
          top < window.innerHeight,
      );
    };
    return subscribe(update);
  }, [element]);

  return covers;
}
