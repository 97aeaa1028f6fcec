/**
 * Makes a subscribe function for events of the window.
 *
 * @returns adds a listener and returns a function that removes it
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
