import type { ReactNode } from "react";
import { Ranges } from "./ranges";
import { Sentences } from "./sentences";

interface SectionProps {
  /** The anchor, named after the content file. */
  id: string;
  heading: string;
  lead?: string | null;
  /** Puts the heading above the content, in a column beside it, or into a grid of two columns with the parts of the content. */
  layout?: keyof typeof layouts;
  /** Follows the heading and the lead. */
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
}

const layouts = {
  stacked: {
    box: "max-w-6xl",
    header: "max-w-4xl",
    body: "mt-6 md:mt-14",
  },
  split: {
    box: "max-w-6xl md:grid md:grid-cols-[2fr_3fr] md:gap-x-12 lg:gap-x-20",
    header: "md:sticky md:top-24 md:self-start",
    body: "mt-6 md:mt-0",
  },
  spread: {
    box: "max-w-6xl lg:grid lg:grid-cols-[2fr_3fr] lg:gap-x-16",
    header: "",
    body: "contents",
  },
};

/** A section of the landing page: a region named by its heading, with an anchor. */
export function Section({
  id,
  heading,
  lead,
  layout = "stacked",
  intro,
  className = "",
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  const { box, header, body } = layouts[layout];
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`px-5 py-8 md:py-24 ${className}`}
    >
      <div className={`mx-auto ${box}`}>
        <div className={header}>
          <h2 id={headingId} className="text-3xl">
            <Sentences text={heading} />
          </h2>
          {lead && (
            <p className="text-lead mt-4 max-w-measure text-lg md:mt-5">
              <Ranges text={lead} />
            </p>
          )}
          {intro}
        </div>
        <div className={body}>{children}</div>
      </div>
    </section>
  );
}
