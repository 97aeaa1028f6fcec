import type { ComponentProps } from "react";
import { setZip } from "../lib/zip-store";

/** The text field of a ZIP code, which is kept while the visitor types. */
export function ZipInput({
  className = "",
  onInput,
  ...rest
}: ComponentProps<"input">) {
  return (
    <input
      name="zip"
      inputMode="numeric"
      autoComplete="postal-code"
      className={`min-h-12 w-36 rounded-md border-2 border-control bg-card px-3 text-lg text-ink aria-invalid:border-warning ${className}`}
      onInput={(event) => {
        setZip(event.currentTarget.value);
        onInput?.(event);
      }}
      {...rest}
    />
  );
}
