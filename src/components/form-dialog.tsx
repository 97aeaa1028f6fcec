import { graphql } from "gatsby";
import { useRef, useState, type MouseEvent } from "react";
import { buttonClass } from "./button-link";
import { CloseIcon } from "./icon";
import { LeadForm } from "./lead-form/lead-form";

interface FormDialogProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment & Queries.FormDialogFragment;
}

/** Invoker command: the browser opens the dialog without JavaScript. React has no types for it yet. */
const opensDialog = { command: "show-modal", commandfor: "form-dialog" };

/**
 * A button and the full-screen dialog that it opens, with the form. The button
 * works before and without JavaScript. The form loads when the dialog opens,
 * and each closing resets it.
 */
export function FormDialog({ form, site }: FormDialogProps) {
  const { title, close } = site.dialog;
  const dialog = useRef<HTMLDialogElement>(null);
  const [closings, setClosings] = useState(0);

  const show = () => {
    const { current } = dialog;
    // The browser may have opened it through the command already.
    if (!current || current.open) return;
    if ("showModal" in current) current.showModal();
    // The browser does not support dialogs.
    else window.location.assign("/#form");
  };
  const hideOnBackdrop = (event: MouseEvent) => {
    // The panel fills the middle, so a click on the dialog itself is on the background.
    if (event.target === dialog.current) dialog.current?.close();
  };

  return (
    <>
      <button
        type="button"
        className={buttonClass.compact}
        aria-haspopup="dialog"
        {...opensDialog}
        onClick={show}
      >
        {title}
      </button>
      {/* Keyboard users close the dialog with Escape. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        id="form-dialog"
        aria-labelledby="dialog-title"
        className="form-dialog"
        onClick={hideOnBackdrop}
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
          <h2 id="dialog-title" className="pb-5 text-2xl">
            {title}
          </h2>
          <LeadForm key={closings} form={form} site={site} />
        </div>
      </dialog>
    </>
  );
}

export const fragment = graphql`
  fragment FormDialog on SiteYaml {
    dialog {
      title
      close
    }
  }
`;
