import type { ReactNode } from "react";

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** `quiet` stands beside a louder one. */
  tone?: "loud" | "quiet";
  /** Opens in a new tab, which gets no handle on this one. */
  newTab?: boolean;
  /** The id of the text that says more about where the link leads. */
  describedBy?: string;
}

/** The classes of everything that looks like a button. */
export const buttonClass = {
  loud: "inline-flex min-h-12 items-center justify-center rounded-md bg-accent px-6 py-2 text-center text-lg font-semibold text-accent-ink hover:bg-accent-strong active:translate-y-px",
  quiet:
    "inline-flex min-h-12 items-center justify-center rounded-md border-2 border-control bg-card px-6 py-2 text-center text-lg font-semibold text-ink hover:border-ink active:translate-y-px",
};

/** A link that looks like a button, so that it works before and without JavaScript. */
export function ButtonLink({
  href,
  children,
  tone = "loud",
  newTab = false,
  describedBy,
}: ButtonLinkProps) {
  return (
    <a
      className={buttonClass[tone]}
      href={href}
      aria-describedby={describedBy}
      {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
    </a>
  );
}
