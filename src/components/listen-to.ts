/**
 * Prepares to listen to events of the window.
 *
 * @returns what starts to listen, and in turn returns what stops
 */
export function listenTo(...events: string[]) {
  return (listener: () => void) => {
    events.forEach((event) =>
      window.addEventListener(event, listener, { passive: true }),
    );
    return () =>
      events.forEach((event) => window.removeEventListener(event, listener));
  };
}
