import { FormLink } from "./form-link";

/** The quiet link at the end of a section that leads to the form. Only without JavaScript: otherwise the bar and the floating button stay in view. */
export function NextStep({ children }: { children: string }) {
  return (
    <p className="mt-4 hidden print:hidden no-scripting:block">
      <FormLink className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
        {children}
      </FormLink>
    </p>
  );
}
