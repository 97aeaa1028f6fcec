// Buttons with `commandfor` open their dialog, which closes on a click on its
// background.

/** The second tap of a double tap comes within this many milliseconds and pixels of the first. */
const doubleTap = { time: 500, distance: 24 };

let opening: MouseEvent | undefined;

// Captures, so that it comes before the controls in the dialog.
addEventListener(
  "click",
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const name = target.closest("[commandfor]")?.getAttribute("commandfor");
    if (name) {
      opening = event;
      openByScript(name);
    } else if (target.closest("dialog") && repeatsOpening(event)) {
      // Meant for the button, which the dialog now covers.
      event.preventDefault();
      event.stopPropagation();
    } else if (target instanceof HTMLDialogElement) target.close();
  },
  { capture: true },
);

function repeatsOpening({ detail, timeStamp, clientX, clientY }: MouseEvent) {
  // A click without a pointer, for example from the keyboard, has the detail 0.
  if (!opening?.detail || !detail) return false;
  return (
    timeStamp - opening.timeStamp < doubleTap.time &&
    Math.hypot(clientX - opening.clientX, clientY - opening.clientY) <
      doubleTap.distance
  );
}

/** For browsers that do not open it by themselves: https://html.spec.whatwg.org/#attr-button-commandfor */
function openByScript(name: string) {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(name) as HTMLDialogElement;
  if ("showModal" in dialog) dialog.showModal();
  // The browser does not support dialogs.
  else location.assign("/#form");
}

export {};
