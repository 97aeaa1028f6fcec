/** The classes that number fields and lists share. The margin keeps the focused one out from under the line that stays in view. */
export const controlClass =
  "min-h-12 scroll-mt-20 rounded-md border-2 border-control bg-card px-3 text-lg text-ink";
