import { useEffect, useRef, useState } from "react";
import { FLOATING_BUTTON_PAST } from "../lib/thresholds";
import { buttonClass } from "./button-link";
import { listenTo } from "./listen-to";
import { useScrolledPast } from "./use-scrolled-past";

/**
 * The button at the bottom of small screens. It hides while the form is in view
 * and while it would cover the element with keyboard focus.
 */
export function FloatingButton({ label }: { label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const pastTop = useScrolledPast(FLOATING_BUTTON_PAST);
  const formInView = useFormInView();
  const covering = useCoversFocus(bar);
  const shown = pastTop && !formInView && !covering;

  return (
    <div
      ref={bar}
      inert={!shown}
      className={`fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden ${shown ? "" : "invisible"}`}
    >
      <a href="#form" className={`${buttonClass.loud} w-full`}>
        {label}
      </a>
    </div>
  );
}

function useFormInView(): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const form = document.getElementById("form");
    if (!form) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, []);

  return inView;
}

const subscribe = listenTo("focusin", "focusout", "scroll", "resize");

/** Returns true while a bar at the bottom covers the element with keyboard focus. */
function useCoversFocus(element: React.RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);

  useEffect(() => {
    const update = () => {
      const cover = element.current;
      const focused = document.activeElement;
      if (
        !cover ||
        !focused ||
        cover.contains(focused) ||
        !focused.matches(":focus-visible")
      ) {
        setCovers(false);
        return;
      }
      const { top, bottom } = focused.getBoundingClientRect();
      setCovers(
        bottom > cover.getBoundingClientRect().top && top < window.innerHeight,
      );
    };
    return subscribe(update);
  }, [element]);

  return covers;
}
