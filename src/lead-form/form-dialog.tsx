import { graphql } from "gatsby";
import { useRef, useState, type MouseEvent, type PointerEvent } from "react";
import { buttonClass } from "../components/button-link";
import { CloseIcon } from "../components/icon";
import { LeadForm } from "./lead-form";

interface FormDialogProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment & Queries.FormDialogFragment;
}

/** Invoker command: the browser opens the dialog without JavaScript. React has no types for it yet. */
const opensDialog = { command: "show-modal", commandfor: "form-dialog" };

/**
 * A button and the full-screen dialog that it opens, with the form. It works
 * without React where the browser supports `commandfor`. The form loads when the
 * dialog opens, and each closing resets it.
 */
export function FormDialog({ form, site }: FormDialogProps) {
  const { title, close } = site.dialog;
  const [closings, setClosings] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const opening = useRef<MouseEvent>(null);
  const pressed = useRef<EventTarget>(null);

  const open = (event: MouseEvent) => {
    opening.current = event;
    if (!("commandForElement" in HTMLButtonElement.prototype))
      dialog.current?.showModal();
  };
  /** Keeps a tap that was meant for the button, which the dialog now covers, from closing it. */
  const ignoreDoubleTap = (event: MouseEvent) => {
    if (!opening.current || !isDoubleTap(opening.current, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const release = ({ target }: PointerEvent) => {
    if (target !== pressed.current) pressed.current = null;
  };
  /** Closes the dialog if the click begins and ends on its background: what is dragged out of the form may end there. */
  const closeOnBackground = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === target)
      dialog.current?.close();
  };

  return (
    <>
      <button
        type="button"
        className={buttonClass.compact}
        aria-haspopup="dialog"
        onClick={open}
        {...opensDialog}
      >
        {title}
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard, Escape and the button close it */}
      <dialog
        ref={dialog}
        id="form-dialog"
        aria-labelledby="dialog-title"
        // As large as the screen below the bar.
        className="mx-auto h-full max-h-full w-full max-w-[min(100%,46rem)] overflow-auto bg-transparent pt-(--bar) text-ink backdrop:bg-[rgb(0_0_0/70%)]"
        onPointerDown={({ target }) => (pressed.current = target)}
        onPointerUp={release}
        onClickCapture={ignoreDoubleTap}
        onClick={closeOnBackground}
        onClose={() => setClosings((count) => count + 1)}
      >
        <div className="min-h-full bg-paper p-5 sm:rounded-md sm:p-8">
          {/* The close button comes first: Escape does not work inside the form's frame. */}
          <form method="dialog" className="relative float-end -me-2 -mt-2">
            <button
              aria-label={close}
              className="flex size-12 items-center justify-center hover:text-accent"
            >
              <CloseIcon className="size-7" />
            </button>
          </form>
          <h2 id="dialog-title" className="pb-4 text-2xl">
            {title}
          </h2>
          <LeadForm key={closings} form={form} site={site} />
        </div>
      </dialog>
    </>
  );
}

/** Returns true if a click repeats another within 500 ms and 24 px. By keyboard, the detail of a click is 0. */
function isDoubleTap(first: MouseEvent, second: MouseEvent) {
  const distance = Math.hypot(
    second.clientX - first.clientX,
    second.clientY - first.clientY,
  );
  const time = second.timeStamp - first.timeStamp;
  return first.detail > 0 && second.detail > 0 && time < 500 && distance < 24;
}

export const fragment = graphql`
  fragment FormDialog on SiteYaml {
    dialog {
      title
      close
    }
  }
`;
