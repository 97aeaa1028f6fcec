import type { ReactNode } from "react";

interface IntroProps {
  heading: string;
  /** The lead, with its terms explained once the finder has loaded. */
  children: ReactNode;
}

/** What the finder is for. The page shows it from the start, so that its length moves nothing later. */
export function Intro({ heading, children }: IntroProps) {
  return (
    <div className="mb-4">
      <h3 className="text-2xl">{heading}</h3>
      <p className="mt-3 max-w-measure text-balance text-muted">{children}</p>
    </div>
  );
}
