import { FormLink } from "./form-link";

/** The quiet link at the end of a section that leads to the form; phones have the floating button. */
export function NextStep({ children }: { children: string }) {
  return (
    <p className="mt-4 max-md:hidden print:hidden">
      <FormLink className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
        {children}
      </FormLink>
    </p>
  );
}
