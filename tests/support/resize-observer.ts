// jsdom has no layout to observe, so importing this is all that a test needs.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
