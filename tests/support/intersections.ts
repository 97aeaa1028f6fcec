import { act } from "@testing-library/react";

/* Stands in for IntersectionObserver, which jsdom lacks: a test says what is in view. */

const observers = new Set<StandIn>();

class StandIn implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [0];
  readonly targets = new Set<Element>();

  constructor(readonly notify: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.targets.add(target);
    observers.add(this);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
    observers.delete(this);
  }
  takeRecords() {
    return [];
  }
}

window.IntersectionObserver = StandIn;

/**
 * Tells those who watch an element, or something in it, whether it is in view.
 *
 * @param changes one after the other, in one report
 */
export function reportInView(element: Element, ...changes: boolean[]): void {
  act(() => {
    for (const observer of [...observers]) {
      const watched = [...observer.targets].filter((target) =>
        element.contains(target),
      );
      const entries = watched.flatMap((target) =>
        changes.map((isIntersecting) => ({
          target,
          isIntersecting,
          boundingClientRect: target.getBoundingClientRect(),
        })),
      );
      if (entries.length > 0) {
        observer.notify(entries as IntersectionObserverEntry[], observer);
      }
    }
  });
}
