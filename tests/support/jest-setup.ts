import "@testing-library/jest-dom";

// jsdom has no media queries: no screen is small.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// jsdom sends no beacons; the launched site counts visits.
navigator.sendBeacon = () => true;
