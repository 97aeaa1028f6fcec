import type { Ref } from "react";

interface FormFrameProps {
  ref: Ref<HTMLIFrameElement>;
  id: string;
  formId: string;
  /** The address of the form. */
  address: string;
  title: string;
}

/** The provider's form in a sandboxed frame. */
export function FormFrame({ ref, id, formId, address, title }: FormFrameProps) {
  return (
    <iframe
      ref={ref}
      id={id}
      data-form-id={formId}
      data-layout="{'id':'INLINE'}"
      src={address}
      title={title}
      // Allows its own origin, scripts and submit only: it cannot navigate
      // this page, open windows or use the camera.
      sandbox="allow-scripts allow-forms allow-same-origin"
      allow=""
      referrerPolicy="strict-origin"
      className="block min-h-0 w-full grow rounded-md border border-line"
    />
  );
}
