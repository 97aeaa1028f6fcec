import { usDate } from "../lib/figures";

interface SourceLineProps {
  /** A text with the placeholders {source} and {date}. */
  line: string;
  source: string | null;
  /** The day the source was read, for example 2025-06-10. */
  asOf: string | null;
}

/** Names the source of a figure. Renders nothing until both the source and the day are known. */
export function SourceLine({ line, source, asOf }: SourceLineProps) {
  if (!source || !asOf) return null;
  return (
    <p className="text-lead mt-2 max-w-measure text-sm">
      {line.split(/(\{source\}|\{date\})/).map((part, index) => {
        if (part === "{source}") return source;
        if (part !== "{date}") return part;
        return (
          <time key={index} dateTime={asOf}>
            {usDate(asOf)}
          </time>
        );
      })}
    </p>
  );
}
