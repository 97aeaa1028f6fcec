import type { ComponentProps } from "react";

/** The text field of a ZIP code. `src/startup/zip-fields.ts` knows it by its name and keeps what is typed. */
export function ZipInput({ className = "", ...rest }: ComponentProps<"input">) {
  return (
    <input
      name="zip"
      inputMode="numeric"
      autoComplete="postal-code"
      className={`min-h-12 w-36 rounded-md border-2 border-control bg-card px-3 text-lg text-ink aria-invalid:border-warning ${className}`}
      {...rest}
    />
  );
}
