import type { ReactNode } from "react";

interface MessagePageProps {
  heading: string;
  text: string;
  /** Follows the message: links and fields. */
  children: ReactNode;
}

/** A page with one message, and links to where the visitor can go from it. */
export function MessagePage({ heading, text, children }: MessagePageProps) {
  return (
    <div className="px-5">
      <div className="mx-auto flex min-h-[70vh] max-w-6xl flex-col items-start justify-center gap-8 pt-28 pb-16 *:max-w-full">
        <h1 className="text-hero">{heading}</h1>
        <p className="max-w-measure text-lg text-balance text-muted">{text}</p>
        {children}
      </div>
    </div>
  );
}
