import { useEffect, useEffectEvent, useState } from "react";

/**
 * Returns true while any of an element is in view, or within a distance of it.
 *
 * @param find returns the element
 * @param distance the rootMargin of the IntersectionObserver
 */
export function useInView(
  find: () => Element | null,
  distance = "0px",
): boolean {
  const [inView, setInView] = useState(false);
  const element = useEffectEvent(find);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: distance },
    );
    const found = element();
    if (found) observer.observe(found);
    return () => observer.disconnect();
  }, [distance]);

  return inView;
}
