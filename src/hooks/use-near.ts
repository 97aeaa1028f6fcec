import { useEffect, useState, type RefObject } from "react";

/**
 * Returns true once an element has come near the viewport.
 *
 * @param distance the rootMargin of the IntersectionObserver
 */
export function useNear(
  element: RefObject<Element | null>,
  distance: string,
): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: distance },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance]);

  return near;
}
