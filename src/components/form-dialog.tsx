import { graphql } from "gatsby";
import { useRef, useState, type MouseEvent } from "react";
import { buttonClass } from "./button-link";
import { LeadForm } from "./lead-form";

interface FormDialogProps {
  form: Queries.LeadFormFragment;
  site: Queries.LeadFormSiteFragment & Queries.FormDialogFragment;
}

/** A button and the dialog it opens, with the form over the whole screen. The form leaves the document when it closes. */
export function FormDialog({ form, site }: FormDialogProps) {
  const { title, close } = site.dialog;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  const hide = () => dialog.current?.close();
  const hideOnBackdrop = (event: MouseEvent) => {
    // The panel fills the dialog's middle: what is hit beside it is the background.
    if (event.target === dialog.current) hide();
  };

  return (
    <>
      <button
        type="button"
        className={buttonClass.loud}
        aria-haspopup="dialog"
        onClick={show}
      >
        {title}
      </button>
      {/* Escape is the keyboard's way to do what a click on the background does. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        aria-labelledby="dialog-title"
        className="form-dialog"
        onClick={hideOnBackdrop}
        onClose={() => setOpen(false)}
      >
        <div className="min-h-full bg-paper p-5 sm:rounded-md sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <button
              type="button"
              aria-label={close}
              className="order-last flex size-12 shrink-0 items-center justify-center text-3xl"
              onClick={hide}
            >
              <span aria-hidden="true">{"×"}</span>
            </button>
            <h2 id="dialog-title" className="text-2xl font-bold">
              {title}
            </h2>
          </div>
          {open && <LeadForm form={form} site={site} />}
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
