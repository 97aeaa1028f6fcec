import type { ReactNode } from "react";

/** The classes of the links around the form. */
export const linkClass =
  "inline-flex min-h-11 min-w-11 items-center font-semibold wrap-anywhere underline underline-offset-4";

interface DirectLinkProps {
  address: string;
  children: ReactNode;
}

/** Opens the form itself, or the calendar, in a new tab. */
export function DirectLink({ address, children }: DirectLinkProps) {
  return (
    <a
      className={linkClass}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
}
