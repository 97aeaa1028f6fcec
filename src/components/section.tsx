import type { ReactNode } from "react";

interface SectionProps {
  /** The anchor that links lead to, named as the content file. */
  id: string;
  heading: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the landing page: an anchor, a heading that names it, and a measure. */
export function Section({
  id,
  heading,
  lead,
  className = "",
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`px-5 py-16 md:py-24 ${className}`}
    >
      <div className="mx-auto max-w-6xl">
        <h2 id={headingId} className="max-w-3xl text-3xl font-bold md:text-5xl">
          {heading}
        </h2>
        {lead && <p className="mt-4 max-w-prose text-lg text-muted">{lead}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
