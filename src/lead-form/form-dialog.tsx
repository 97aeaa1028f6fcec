import { graphql } from "gatsby";
import { useState } from "react";
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
 * A button and the full-screen dialog that it opens, with the form. With
 * `src/startup/dialogs.ts` it works before and without React. The form loads
 * when the dialog opens, and each closing resets it.
 */
export function FormDialog({ form, site }: FormDialogProps) {
  const { title, close } = site.dialog;
  const [closings, setClosings] = useState(0);

  return (
    <>
      <button
        type="button"
        className={buttonClass.compact}
        aria-haspopup="dialog"
        {...opensDialog}
      >
        {title}
      </button>
      <dialog
        id="form-dialog"
        aria-labelledby="dialog-title"
        className="form-dialog"
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

export const fragment = graphql`
  fragment FormDialog on SiteYaml {
    dialog {
      title
      close
    }
  }
`;
